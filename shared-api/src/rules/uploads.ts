import { ANSWER_FILE_MAX_MB, DECK_MAX_MB } from './limits.ts';

const EXECUTABLE = new Set(['exe', 'bat', 'cmd', 'sh', 'msi', 'apk', 'com', 'js']);

/** Facts about a file that are known before its content is read. `size` is in bytes. */
export interface FileFacts {
  name: string;
  size: number;
}

export interface UploadRule {
  maxMb: number;
  /** Accepted extensions in lower case, without dot; null accepts all. */
  extensions: readonly string[] | null;
  /** Message if no file was chosen. */
  missing: string;
}

/** Why a file was rejected, as a title and a sentence. */
export interface UploadProblem {
  code: 'no_file' | 'executable' | 'file_type' | 'file_too_large';
  title: string;
  message: string;
}

/** A deck sent to an investor. */
export const DECK_UPLOAD: UploadRule = {
  maxMb: DECK_MAX_MB,
  extensions: ['pdf'],
  missing: 'Please upload a pitch deck first',
};

/** A deck to be evaluated. */
export const EVALUATION_UPLOAD: UploadRule = {
  ...DECK_UPLOAD,
  extensions: ['pdf', 'pptx'],
  missing: 'Please upload a PDF pitch deck first.',
};

/** A PDF of which one slide is analysed. */
export const PDF_UPLOAD: UploadRule = { ...EVALUATION_UPLOAD, extensions: ['pdf'] };

/** A PowerPoint file to be edited. */
export const PRESENTATION_UPLOAD: UploadRule = {
  ...DECK_UPLOAD,
  extensions: ['pptx'],
  missing: 'Please upload a PowerPoint file first.',
};

/** A file that answers an investor's question. */
export const ANSWER_UPLOAD: UploadRule = { maxMb: ANSWER_FILE_MAX_MB, extensions: null, missing: 'No file selected' };

/** Extension of a file name, in lower case and without dot; empty if there is none. */
export function extensionOf(name: string): string {
  const trimmed = name.trim().replace(/[.\s]+$/, '');
  const dot = trimmed.lastIndexOf('.');
  return dot < 0 ? '' : trimmed.slice(dot + 1).toLowerCase();
}

/** Checks a file's name and size against a rule; null if it may be uploaded. */
export function checkUpload(file: FileFacts | null | undefined, rule: UploadRule): UploadProblem | null {
  if (!file) return { code: 'no_file', title: 'No file selected', message: rule.missing };
  const extension = extensionOf(file.name);
  if (rule.extensions && EXECUTABLE.has(extension)) {
    return { code: 'executable', title: 'Invalid file type', message: 'Executable files are not allowed' };
  }
  if (rule.extensions && !rule.extensions.includes(extension)) {
    const allowed = rule.extensions.map((e) => e.toUpperCase()).join(', ');
    return { code: 'file_type', title: 'Invalid file type', message: `Allowed types: ${allowed}` };
  }
  if (file.size > rule.maxMb * 1024 * 1024) {
    return { code: 'file_too_large', title: 'File too large', message: `Maximum size is ${rule.maxMb}MB` };
  }
  return null;
}
