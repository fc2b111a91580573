import { ANSWER_FILE_MAX_MB, DECK_MAX_MB } from './limits.ts';

const EXECUTABLE = new Set(['exe', 'bat', 'cmd', 'sh', 'msi', 'apk', 'com', 'js']);

/** What is known of a file before its content is read. `size` is in bytes. */
export interface FileFacts {
  name: string;
  size: number;
}

export interface UploadRule {
  maxMb: number;
  /** Extensions that are taken, lower case and without dot; null takes all. */
  extensions: readonly string[] | null;
  /** Said when there is no file at all. */
  missing: string;
}

/** Why a file is refused, in a title and a sentence. */
export interface UploadProblem {
  code: 'no_file' | 'executable' | 'file_type' | 'file_too_large';
  title: string;
  message: string;
}

/** Deck sent to an investor. */
export const DECK_UPLOAD: UploadRule = {
  maxMb: DECK_MAX_MB,
  extensions: ['pdf'],
  missing: 'Please upload a pitch deck first',
};

/** Deck to be evaluated. */
export const EVALUATION_UPLOAD: UploadRule = { ...DECK_UPLOAD, missing: 'Please upload a PDF pitch deck first.' };

/** File that answers an investor's question. */
export const ANSWER_UPLOAD: UploadRule = { maxMb: ANSWER_FILE_MAX_MB, extensions: null, missing: 'No file selected' };

/** Extension of a file name: lower case, without dot, empty when it has none. */
export function extensionOf(name: string): string {
  const trimmed = name.trim().replace(/[.\s]+$/, '');
  const dot = trimmed.lastIndexOf('.');
  return dot < 0 ? '' : trimmed.slice(dot + 1).toLowerCase();
}

/** Checks name and size of a file against a rule; null when it may be uploaded. */
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
