import { parentPort } from 'node:worker_threads';
import { receiveFile } from '../../../platform/sandbox/child/receive-file.ts';
import { MAX_RECOGNISED } from '../limits.ts';
import { appearanceOf } from './appearance.ts';
import { type OpenDocument, openDocument, readPages } from './document.ts';
import type { ReaderMessage, ReaderRequest, ReadRequest, RecogniseRequest } from './messages.ts';
import { type Plan, planFor, recognisePage, unreadResult } from './ocr-page.ts';
import { Failure, HeapLimitError, loadPdfium } from './pdfium.ts';
import type { RawSlide, Recognised, Turn } from './raw-slide.ts';
import { CropReader } from './read-crops.ts';
import { Sheets } from './sheet.ts';
import { Engines, type Recogniser } from './tesseract.ts';
import { hasWrongLetters } from './words.ts';

function tell(message: ReaderMessage, moved: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, moved);
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
  tell(message, message.picture && [message.picture.pixels.buffer]);
  if (!message.picture) return;
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

let document: OpenDocument | null = null;
const slides = new Map<number, RawSlide>();

async function read({ fileBytes, heapBytes, pictureSide, isLook }: ReadRequest) {
  pdfium.limitHeap(heapBytes);
  document = openDocument(pdfium, receiveFile(fileBytes));
  tell({ type: 'opened', pages: document.pages });
  if (isLook) {
    tell({ type: 'looked', appearance: appearanceOf(pdfium, document, () => tell({ type: 'progress' })) });
    return;
  }
  await readPages(pdfium, document, {
    pictureSide,
    tell: (message) => {
      slides.set(message.slide.number, message.slide);
      return tellInTurn(message);
    },
  });
}

/** Calls a function with a loaded page. */
async function withPage<T>(number: number, use: (page: number) => T | Promise<T>): Promise<T | null> {
  const page = document ? pdfium._FPDF_LoadPage(document.document, number - 1) : 0;
  if (page === 0) return null;
  try {
    return await use(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

/** Finds the text in pictures. All of it is reported before OCR starts, because OCR may be ended at any time. */
async function plansFor(numbers: readonly number[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const number of numbers) {
    const slide = slides.get(number);
    const plan = slide && (await withPage(number, (page) => planFor(pdfium, page, slide)));
    if (!plan) continue;
    if (plan.regions?.length !== 0) plans.push(plan);
    if (plan.regions) tell({ type: 'recognised', recognised: unreadResult(plan) });
  }
  return plans;
}

/** Reads the doubtful text of pages from the places where it is drawn. */
async function confirmText(recogniser: Recogniser, numbers: readonly number[], seen: Map<number, Recognised>) {
  const crops = new CropReader(recogniser);
  const sheets = new Sheets(pdfium);
  for (const number of numbers) {
    tell({ type: 'recognising', number });
    const recognised = seen.get(number);
    const reading = await withPage(number, (page) => crops.readPage(pdfium, page, { number, sheets, recognised }));
    if (reading) tell({ type: 'confirmed', reading });
  }
  sheets.release();
}

/** Up to so many doubtful texts of a document are read before its pictures, which may take all the time there is. */
const FEW_DOUBTFUL = 60;

/** How many texts of a page are read from the places where they are drawn. */
function doubtfulOn(number: number): number {
  const { suspects = [], fragments = [] } = slides.get(number) ?? {};
  return suspects.length + fragments.filter(({ text }) => hasWrongLetters(text)).length;
}

async function recognise({ recognise: numbers, confirm, ocr }: RecogniseRequest) {
  const plans = await plansFor(numbers);
  if (!ocr) return;
  const seen = new Map<number, Recognised>();
  const recogniser = new Engines(() => tell({ type: 'progress' }));
  const tools = { pdfium, recogniser, known: new Map() };
  const queue = plans.slice(0, MAX_RECOGNISED).values();
  let usual: Turn = 0;
  const readAll = async () => {
    for (const plan of queue) {
      const { number } = plan.slide;
      tell({ type: 'recognising', number });
      const recognised = await withPage(number, (page) => recognisePage(tools, page, plan, usual));
      if (!recognised) continue;
      if (recognised.whole && recognised.fragments.length > 0) usual = recognised.turn;
      seen.set(number, recognised);
      tell({ type: 'recognised', recognised });
    }
  };
  const isQuick = confirm.reduce((sum, number) => sum + doubtfulOn(number), 0) <= FEW_DOUBTFUL;
  if (isQuick) await confirmText(recogniser, confirm, seen);
  await Promise.all(Array.from({ length: recogniser.size }, readAll));
  // Most of many may be on pages that have been read as pictures by then.
  if (!isQuick) await confirmText(recogniser, confirm, seen);
}

async function work(request: ReadRequest | RecogniseRequest) {
  try {
    if ('fileBytes' in request) await read(request);
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
