import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { type OpenDocument, openDocument, readPages } from './document.ts';
import type { ReaderMessage, ReaderRequest, ReadRequest, RecogniseRequest } from './messages.ts';
import { recognisePage } from './ocr-page.ts';
import { Failure, HeapLimitError, loadPdfium } from './pdfium.ts';
import type { Recognised, Turn } from './raw-slide.ts';
import { CropReader } from './read-crops.ts';
import { Sheet } from './sheet.ts';
import { type Recogniser, startRecogniser } from './tesseract.ts';

function tell(message: ReaderMessage) {
  parentPort?.postMessage(message);
}

/** The document causes a trap or a stack overflow in PDFium; any other error is a bug in the reader. */
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

/** Pictures are large, so the next one is drawn only after the server has handled the last one. */
function tellInTurn(message: Extract<ReaderMessage, { type: 'slide' }>): void | Promise<void> {
  tell(message);
  if (!message.picture) return;
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

let document: OpenDocument | null = null;

async function read({ path, heapBytes, pictureSide }: ReadRequest) {
  pdfium.limitHeap(heapBytes);
  document = openDocument(pdfium, readFileSync(path));
  tell({ type: 'opened', pages: document.pages });
  await readPages(pdfium, document, { pictureSide, tell: tellInTurn });
}

async function confirmText(recogniser: Recogniser, numbers: readonly number[], recognised: readonly Recognised[]) {
  const crops = new CropReader(recogniser);
  const sheets = { whole: new Sheet(pdfium), without: new Sheet(pdfium) };
  for (const number of numbers) {
    tell({ type: 'recognising', number });
    const page = document ? pdfium._FPDF_LoadPage(document.document, number - 1) : 0;
    if (page === 0) continue;
    const whole = recognised.find((other) => other.number === number);
    const reading = await crops.readPage(pdfium, page, { number, sheets, recognised: whole });
    tell({ type: 'confirmed', reading });
    pdfium._FPDF_ClosePage(page);
  }
  sheets.whole.release();
  sheets.without.release();
}

async function recognise({ recognise: numbers, confirm }: RecogniseRequest) {
  const recogniser = await startRecogniser();
  let usual: Turn = 0;
  const done: Recognised[] = [];
  for (const number of numbers) {
    tell({ type: 'recognising', number });
    const page = document ? pdfium._FPDF_LoadPage(document.document, number - 1) : 0;
    if (page === 0) continue;
    const recognised = await recognisePage({ pdfium, recogniser }, page, { number, usual });
    if (recognised.clear) usual = recognised.turn;
    tell({ type: 'recognised', recognised });
    done.push(recognised);
    pdfium._FPDF_ClosePage(page);
  }
  await confirmText(recogniser, confirm, done);
}

async function work(request: ReadRequest | RecogniseRequest) {
  try {
    if ('path' in request) await read(request);
    else await recognise(request);
    tell({ type: 'done' });
  } catch (error) {
    tell(failureOf(error));
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  if ('next' in request) goOn();
  else void work(request);
});
tell({ type: 'ready' });
