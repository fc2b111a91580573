import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DECK_THEMES, SLIDE_KINDS } from '@northlight/shared-api/rules';
import { makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { buildExport, everyKind } from '../../../test/factories/decks-to-export.ts';
import { lookLike } from '../brand/look-like.ts';
import { buildPptx } from '../export/pptx/build-pptx.ts';
import { DeckDocument } from '../saved/document-schemas.ts';
import { lookAtPptx, readPptx } from './read-pptx.ts';
import type { DocumentSlide } from './types.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

const NO_TEXT = new Set(['id', 'kind', 'image', 'photo', 'type', 'look', 'state', 'alt', 'icon', 'icons']);

/** Every text of a slide, in its words. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NO_TEXT.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
  }
  return [];
}

const wordsIn = (slides: readonly unknown[]) =>
  slides
    .flatMap((slide) => textsIn(slide))
    .flatMap((text) => text.split(/[\s·–]+/).filter(Boolean))
    // Names get a colon before what they name.
    .map((word) => word.replace(/:$/u, ''))
    // The export draws the verdicts of a comparison as marks.
    .map((word) => (/^(?:yes|no)$/i.test(word) ? word.toLowerCase() : word));

const charts = (slides: readonly DocumentSlide[]) =>
  slides.flatMap((slide) => (slide.kind === 'chart' ? [{ ...slide.chart, unit: '' }] : []));
const tables = (slides: readonly DocumentSlide[]) =>
  slides.flatMap((slide) => (slide.kind === 'table' ? [[slide.table.columns, ...slide.table.rows]] : []));
const notes = (slides: readonly DocumentSlide[]) => slides.map((slide) => slide.notes).filter(Boolean);

it('comes back from PowerPoint with all texts, numbers, tables, charts and notes of every kind of slide', async () => {
  expect(new Set(everyKind.map(({ kind }) => kind))).toEqual(new Set(SLIDE_KINDS));
  const before = DeckDocument.parse({ slides: everyKind }).slides;
  const deck = await readPptx(await shelf.put('own.pptx', await buildPptx(buildExport())));
  const after = DeckDocument.parse({ slides: deck.slides.map(({ slide }) => slide) }).slides;
  const left = wordsIn(after);
  const missing = wordsIn(before).filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  expect(missing).toEqual([]);
  expect(charts(after)).toEqual(charts(before));
  const plain = before.filter((slide) => slide.kind === 'table' && slide.table.look !== 'comparison');
  for (const table of tables(plain)) expect(tables(after)).toContainEqual(table);
  expect(notes(after)).toEqual(notes(before));
  // The photo of a person is one pixel, and said to be left out. Contact details stay as text, without their links.
  expect(deck.leftOut.map(({ kind }) => kind)).toEqual(['footer', 'link', 'small-picture']);
});

it.each(DECK_THEMES)('comes back in the theme %s', async (theme) => {
  const { content, ...deck } = buildExport();
  const file = await buildPptx({ ...deck, content: { ...content, theme } });
  const { logo, ...seen } = await lookAtPptx(await shelf.put(`${theme}.pptx`, file));
  expect(logo).toBeNull();
  expect(lookLike(seen, null)).toEqual({ theme });
});
