import { layoutDeck, type Page, SLIDE } from '@northlight/shared-api/deck-layout';
import { stretchesOf } from '../../../platform/fonts/faces.ts';
import type { Look } from '../../brand/look-like.ts';
import { openDocument } from '../../export/pdf/document.ts';
import { drawPage } from '../../export/pdf/draw-element.ts';
import { POINTS } from '../../export/pdf/draw-text.ts';
import { runsOnPage } from '../../export/pdf/runs-on-page.ts';
import type { ExportImage } from '../../export/types.ts';
import type { ImportedSlide } from '../types.ts';

/** An imported deck with its pictures, to be drawn. */
export interface DeckToDraw {
  name: string;
  look: Look;
  slides: ImportedSlide[];
  images: Readonly<Record<string, ExportImage>>;
  at: Date;
}

/** Further slides for the same slide of the file do not repeat its title, and nothing adds numbers of its own. */
function pagesOf({ look, slides, images }: DeckToDraw): Page[] {
  const seen = new Set<number>();
  const content = slides.map(({ slide, source }) => {
    const isFirst = !seen.has(source);
    seen.add(source);
    return isFirst || slide.kind === 'chart' ? slide : { ...slide, title: '' };
  });
  const pages = layoutDeck({ footer: '', content: { ...look, slides: content }, images });
  const isOwn = (page: Page) => (element: Page['elements'][number]) =>
    element.type !== 'text' ||
    (element.role !== 'footer' && element.role !== 'number' && !(element.role === 'title' && page.part > 1));
  return pages.map((page) => ({ ...page, elements: page.elements.filter(isOwn(page)) }));
}

/** Characters that none of the fonts has. */
function uncovered(pages: readonly Page[]): Set<string> {
  const runs = pages.flatMap(runsOnPage);
  const missing = runs.flatMap((run) => stretchesOf(run.text, run).filter((stretch) => stretch.face === null));
  return new Set(missing.flatMap(({ text }) => [...text]));
}

/** The same without these characters, which no font here draws. */
function without<T>(value: T, characters: ReadonlySet<string>): T {
  if (typeof value === 'string') return [...value].filter((one) => !characters.has(one)).join('') as T;
  if (Array.isArray(value)) return value.map((one) => without(one, characters)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, characters)])) as T;
}

/**
 * Draws an imported deck as a PDF with one page for each visible slide of the file, so that findings name its numbers. A
 * slide that became several is drawn on one higher page.
 */
export async function buildSlidesPdf(deck: DeckToDraw): Promise<Buffer> {
  const first = pagesOf(deck);
  const missing = uncovered(first);
  const pages = missing.size === 0 ? first : pagesOf({ ...deck, slides: without(deck.slides, missing) });
  const sources = new Map(deck.slides.map(({ slide, source }) => [slide.id, source]));
  const faces = new Set(
    pages.flatMap(runsOnPage).flatMap((run) => stretchesOf(run.text, run).flatMap((stretch) => stretch.face ?? [])),
  );
  const { doc, root, finish } = openDocument({ title: deck.name, at: deck.at, faces });
  for (const source of new Set(sources.values())) {
    const own = pages.filter((page) => sources.get(page.slideId) === source);
    doc.addPage({ margin: 0, size: [SLIDE.w * POINTS, SLIDE.h * POINTS * own.length] });
    own.forEach((page, index) => {
      doc.save().translate(0, index * SLIDE.h * POINTS);
      drawPage(doc, root, page, deck.images);
      doc.restore();
    });
  }
  return await finish();
}
