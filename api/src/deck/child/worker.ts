import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readDocument } from './document.ts';
import type { NextRequest, ReaderMessage, ReadRequest } from './messages.ts';
import { Failure, HeapLimitError, loadPdfium } from './pdfium.ts';

function tell(message: ReaderMessage) {
  parentPort?.postMessage(message);
}

/** A trap or a full stack inside PDFium is the document's doing; any other error would be ours. */
function failureOf(error: unknown): ReaderMessage {
  if (error instanceof Failure) return { type: 'failed', code: error.code };
  if (error instanceof HeapLimitError || error instanceof RangeError) return { type: 'failed', code: 'too_complex' };
  if (error instanceof WebAssembly.RuntimeError) {
    return { type: 'failed', code: /abort|memory|stack|unreachable/i.test(error.message) ? 'too_complex' : 'damaged' };
  }
  return { type: 'broken', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const pdfium = await loadPdfium();
let goOn = () => {};

/** Pictures are large: the next one is drawn when the last one was taken. */
function tellInTurn(message: ReaderMessage): void | Promise<void> {
  tell(message);
  if (message.type !== 'slide' || !message.picture) return;
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

async function read({ path, heapBytes, pictureSide }: ReadRequest) {
  pdfium.limitHeap(heapBytes);
  try {
    await readDocument(pdfium, { file: readFileSync(path), pictureSide, tell: tellInTurn });
    tell({ type: 'done' });
  } catch (error) {
    tell(failureOf(error));
  }
}

parentPort?.on('message', (request: ReadRequest | NextRequest) => {
  if ('next' in request) goOn();
  else void read(request);
});
tell({ type: 'ready' });
