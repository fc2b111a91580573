import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readDocument } from './document.ts';
import type { ReaderMessage, ReadRequest } from './messages.ts';
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

parentPort?.on('message', ({ path, heapBytes }: ReadRequest) => {
  pdfium.limitHeap(heapBytes);
  try {
    readDocument(pdfium, readFileSync(path), tell);
    tell({ type: 'done' });
  } catch (error) {
    tell(failureOf(error));
  }
});
tell({ type: 'ready' });
