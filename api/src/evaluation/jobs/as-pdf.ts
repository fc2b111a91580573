import { open, stat, writeFile } from 'node:fs/promises';
import { pptxRefusalOf } from '../../decks/pptx-in/errors.ts';
import { pptxToPdf } from '../../decks/pptx-in/pptx-to-pdf.ts';
import type { EvaluationRunRow } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { isPresentation } from '../results/file-name.ts';

const PDF = '%PDF';

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024);
    return buffer.toString('latin1', 0, bytesRead).includes(PDF);
  } finally {
    await file.close();
  }
}

/**
 * Turns the local copy of an uploaded PowerPoint file into a PDF, and stores the PDF in its place. Results, pictures of
 * slides and printing are those of any PDF. After a restart, the stored file is a PDF already.
 * @returns the size of the deck in bytes
 * @throws {Failure} a code of PptxError
 */
export async function asPdf(
  context: Context,
  run: Pick<EvaluationRunRow, 'original_filename' | 'created_at' | 'user_id' | 'token_hash'>,
  { path, key }: { path: string; key: string },
  signal: AbortSignal,
): Promise<number> {
  if (isPresentation(run.original_filename) && !(await isPdf(path))) {
    const owner = run.user_id === null ? `run ${run.token_hash}` : `user ${run.user_id}`;
    const at = new Date(run.created_at);
    const pdf = await pptxToPdf(context, { path, name: run.original_filename, owner, at, signal }).catch((error) => {
      throw pptxRefusalOf(error);
    });
    await context.files.put(key, Buffer.from(pdf));
    await writeFile(path, pdf);
  }
  return (await stat(path)).size;
}
