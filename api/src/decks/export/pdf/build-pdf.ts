import { type Page, sizeOf } from '@northlight/shared-api/deck-layout';
import { type FaceName, stretchesOf } from '../../../platform/fonts/faces.ts';
import { pagesOf } from '../lay-out.ts';
import { type ExportDeck, UncoveredCharactersError } from '../types.ts';
import { openDocument } from './document.ts';
import { drawPage } from './draw-element.ts';
import { POINTS } from './draw-text.ts';
import { noteSlide } from './note-pages.ts';
import { runsOnPage } from './runs-on-page.ts';

/**
 * The font faces that a deck needs.
 * @throws UncoveredCharactersError
 */
function facesOf(pages: Page[]): Set<FaceName> {
  const faces = new Set<FaceName>();
  const characters = new Set<string>();
  const numbers = new Set<number>();
  for (const page of pages) {
    for (const run of runsOnPage(page)) {
      for (const { text, face: name } of stretchesOf(run.text, run)) {
        if (name !== null) {
          faces.add(name);
          continue;
        }
        for (const character of text) characters.add(character);
        numbers.add(page.number);
      }
    }
  }
  if (characters.size > 0) throw new UncoveredCharactersError([...characters], [...numbers]);
  return faces;
}

function withNotes(deck: ExportDeck): ExportDeck {
  const slides = deck.content.slides.flatMap((slide) => [slide, noteSlide(slide) ?? []].flat());
  return { ...deck, content: { ...deck.content, slides } };
}

/**
 * Builds a PDF with selectable text, embedded fonts, vector charts and tags for screen readers. The same deck always
 * produces the same bytes.
 * @throws UncoveredCharactersError when none of the fonts has a character
 */
export async function buildPdf(deck: ExportDeck): Promise<Buffer> {
  const pages = pagesOf(deck.withNotes ? withNotes(deck) : deck);
  const faces = facesOf(pages);
  const size = sizeOf(deck.content);
  const { doc, root, finish } = openDocument({
    title: deck.name,
    author: deck.company,
    at: deck.at,
    faces,
    options: { size: [size.w * POINTS, size.h * POINTS], displayTitle: true },
  });
  for (const page of pages) {
    doc.addPage();
    doc.outline.addItem(page.title || `Slide ${page.number}`);
    drawPage(doc, root, page, deck.images);
  }
  return await finish();
}
