import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { type Structure, structureOfPage } from './structure.ts';

/** Size of the window and of a printed page, in CSS pixels. */
const SIZE = { width: 1280, height: 720 };
/** What opens slowly, in milliseconds. */
const PATIENCE = 15_000;
/** Until scripts and what moves have come to rest, in milliseconds. */
const REST = 650;
/** A deck that prints on fewer pages shows one slide at a time. */
const FEWEST_PAGES = 4;
const MOST_SLIDES = 24;

/** A deck as PDF, and what its elements say. */
export interface PrintedDeck {
  pdf: Uint8Array;
  structure: Structure;
  pages: number;
}

/** Opens a file without letting it load anything else. */
async function open(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.route('**/*', (route) =>
    /^(?:file|data):/u.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(pathToFileURL(path).href, { timeout: PATIENCE });
  await page.waitForTimeout(REST);
  return page;
}

/** Scrolls to the end, so that what appears on the way has appeared. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < Math.min(30_000, document.body.scrollHeight); y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** Prints a page as a person would, with backgrounds. */
async function printed(browser: Browser, path: string): Promise<PrintedDeck> {
  const page = await open(browser, path);
  try {
    await scroll(page);
    await page.emulateMedia({ media: 'print' });
    const structure = await page.evaluate(structureOfPage);
    const { width, height } = SIZE;
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      width: `${width}px`,
      height: `${height}px`,
    });
    return { pdf, structure, pages: (await PDFDocument.load(pdf)).getPageCount() };
  } finally {
    await page.context().close();
  }
}

/** Prints each slide of a deck that goes on with the right arrow. */
async function slideBySlide(browser: Browser, path: string): Promise<PrintedDeck> {
  const page = await open(browser, path);
  const whole = await PDFDocument.create();
  const structure: Structure = { groups: [], tables: [], texts: [] };
  const seen = new Set<string>();
  try {
    await page.emulateMedia({ media: 'screen' });
    while (seen.size < MOST_SLIDES) {
      const now = await page.evaluate(structureOfPage);
      const key = now.texts.join('\n');
      if (seen.has(key)) break;
      seen.add(key);
      const { width, height } = SIZE;
      const pdf = await page.pdf({
        printBackground: true,
        width: `${width}px`,
        height: `${height}px`,
        pageRanges: '1',
      });
      const [slide] = await whole.copyPages(await PDFDocument.load(pdf), [0]);
      if (slide) whole.addPage(slide);
      structure.groups.push(...now.groups);
      structure.tables.push(...now.tables);
      structure.texts.push(...now.texts);
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(REST);
    }
  } finally {
    await page.context().close();
  }
  return { pdf: await whole.save(), structure, pages: seen.size };
}

/** Prints a deck that was written as a web page; null when it has too few slides either way. */
export async function printDeck(browser: Browser, path: string): Promise<PrintedDeck | null> {
  const whole = await printed(browser, path);
  const deck = whole.pages < FEWEST_PAGES ? await slideBySlide(browser, path) : whole;
  return deck.pages < FEWEST_PAGES ? null : deck;
}

/** A deck that was printed before, or is printed now; what it says is kept beside the PDF. */
export async function keptOrPrinted(browser: Browser, path: string, pdfPath: string): Promise<Structure | null> {
  const structurePath = pdfPath.replace(/\.pdf$/u, '.json');
  const kept = await readFile(structurePath, 'utf8').catch(() => null);
  if (kept) return JSON.parse(kept) as Structure | null;
  const deck = await printDeck(browser, path);
  if (deck) await writeFile(pdfPath, deck.pdf);
  await writeFile(structurePath, JSON.stringify(deck?.structure ?? null));
  return deck?.structure ?? null;
}
