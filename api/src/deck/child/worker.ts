import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type OpenDocument, openDocument, readPages, takenFrom } from './document.ts';
import type { MoreRequest, RecogniseRequest, ShareRequest, ThreadMessage, ThreadRequest } from './messages.ts';
import { Failure, HeapLimitError, loadPdfium } from './pdfium.ts';
import { practise } from './practise.ts';
import type { Turn } from './raw-slide.ts';
import { recognisePage } from './recognise.ts';
import { startRecogniser } from './recogniser.ts';

/** With so much memory taken, a second thread is one too many. */
const MUCH_BYTES = 224 * 1024 * 1024;

function tell(message: ThreadMessage) {
  parentPort?.postMessage(message);
}

/** A trap or a full stack inside PDFium is the document's doing; any other error would be ours. */
function failureOf(error: unknown): ThreadMessage {
  if (error instanceof Failure) return { type: 'failed', code: error.code };
  if (error instanceof HeapLimitError || error instanceof RangeError) return { type: 'failed', code: 'too_complex' };
  if (error instanceof WebAssembly.RuntimeError) {
    return { type: 'failed', code: /abort|memory|stack|unreachable/i.test(error.message) ? 'too_complex' : 'damaged' };
  }
  return { type: 'broken', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const pdfium = await loadPdfium(workerData?.program);
let goOn = () => {};

/** Pictures are large: the next one is drawn when the last one was taken. */
function tellInTurn(message: Extract<ThreadMessage, { type: 'page' }>): void | Promise<void> {
  tell(message);
  if (!message.picture) return;
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

let isWanted = false;
const practice = practise(pdfium, () => isWanted);
let document: OpenDocument | null = null;

async function read({ path, heapBytes, pictureSide, turns }: ShareRequest) {
  pdfium.limitHeap(heapBytes, MUCH_BYTES, () => tell({ type: 'grown' }));
  document = openDocument(pdfium, readFileSync(path));
  tell({ type: 'opened', pages: document.pages });
  const indexes = takenFrom(turns, document.pages);
  await readPages(pdfium, document, { indexes, pictureSide, tell: tellInTurn });
}

async function readMore({ more: indexes }: MoreRequest) {
  if (document) await readPages(pdfium, document, { indexes, tell: tellInTurn });
}

async function recognise({ recognise: numbers }: RecogniseRequest) {
  const recogniser = await startRecogniser();
  let usual: Turn = 0;
  for (const number of numbers) {
    tell({ type: 'recognising', number });
    const page = document ? pdfium._FPDF_LoadPage(document.document, number - 1) : 0;
    if (page === 0) continue;
    const recognised = await recognisePage({ pdfium, recogniser }, page, { number, usual });
    if (recognised.clear) usual = recognised.turn;
    tell({ type: 'recognised', recognised });
    pdfium._FPDF_ClosePage(page);
  }
}

async function work(request: ShareRequest | MoreRequest | RecogniseRequest) {
  isWanted = true;
  try {
    await practice;
    if ('path' in request) await read(request);
    else if ('more' in request) await readMore(request);
    else await recognise(request);
    tell({ type: 'done' });
  } catch (error) {
    tell(failureOf(error));
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  if ('next' in request) goOn();
  else void work(request);
});
tell({ type: 'ready', program: pdfium.program });
void practice.then(() => tell({ type: 'practised' }));
