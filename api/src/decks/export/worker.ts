import { parentPort, workerData } from 'node:worker_threads';
import type { ExportAnswer, ExportOrder } from './messages.ts';
import { buildPdf } from './pdf/build-pdf.ts';
import { buildPptx } from './pptx/build-pptx.ts';
import { UncoveredCharactersError } from './types.ts';

async function answer({ format, deck }: ExportOrder): Promise<ExportAnswer> {
  try {
    const built = format === 'pptx' ? await buildPptx(deck) : await buildPdf(deck);
    return { file: new Uint8Array(built) };
  } catch (error) {
    if (error instanceof UncoveredCharactersError) return { characters: error.characters, pages: error.pages };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const result = await answer(workerData);
parentPort?.postMessage(result, 'file' in result ? [result.file.buffer as ArrayBuffer] : []);
