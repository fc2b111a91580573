import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DeckDocumentSlide } from '../contract.ts';
import { anySlide } from './arbitrary-decks.ts';
import { layoutDeck, layoutSlide } from './layout-deck.ts';
import { SLIDE } from './page.ts';
import { flatText } from './text.ts';
import type {
  Box,
  ChartElement,
  Page,
  PageElement,
  Paragraph,
  SlideSetting,
  TableElement,
  TextElement,
} from './types.ts';

const setting: SlideSetting = {
  theme: 'paper',
  footer: 'Isferd',
  number: 1,
  images: { 'wide.png': { width: 1600, height: 400 } },
};
const TOLERANCE = 0.02;

const textsOf = (element: PageElement): TextElement[] =>
  element.type === 'text' ? [element] : element.type === 'frame' ? [element.label] : [];

const paragraphsOf = ({ elements }: Page): Paragraph[] =>
  elements.flatMap((element) =>
    element.type === 'table'
      ? element.rows.flat().map(({ paragraph }) => paragraph)
      : textsOf(element).flatMap(({ paragraphs }) => paragraphs),
  );

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.w <= outer.x + outer.w + TOLERANCE &&
  inner.y + inner.h <= outer.y + outer.h + TOLERANCE;

const overlap = (a: Box, b: Box) =>
  a.x + TOLERANCE < b.x + b.w &&
  b.x + TOLERANCE < a.x + a.w &&
  a.y + TOLERANCE < b.y + b.h &&
  b.y + TOLERANCE < a.y + a.h;

const PAGE: Box = { x: 0, y: 0, w: SLIDE.w, h: SLIDE.h };

/** Elements that leave the page or their own box. */
function overflowing(page: Page): string[] {
  const boxes = page.elements.flatMap((element) => {
    if (element.type === 'line') return [];
    const marks = element.type === 'chart' ? element.marks.filter((mark) => mark.type === 'text') : [];
    const texts = [...textsOf(element), ...marks];
    return [
      ...('box' in element && !isInside(element.box, PAGE) ? [`${element.type} leaves the page`] : []),
      ...texts.flatMap(({ name, box, paragraphs }) =>
        paragraphs.flatMap((paragraph) => (isInside(paragraph.box, box) ? [] : [`${name} leaves its box`])),
      ),
    ];
  });
  const lines = paragraphsOf(page).flatMap(({ box, lines: all, field }) =>
    all.flatMap(({ x, width }) =>
      x >= box.x - TOLERANCE && x + width <= box.x + box.w + TOLERANCE ? [] : [`a line of ${field} leaves its box`],
    ),
  );
  return [...boxes, ...lines];
}

/** Texts that overlap. */
function collisions(page: Page): string[] {
  const texts = page.elements
    .flatMap((element): (TextElement | TableElement | ChartElement)[] =>
      element.type === 'table' || element.type === 'chart' ? [element] : textsOf(element),
    )
    .filter((element) => element.type !== 'text' || element.paragraphs.some(({ runs }) => runs.length > 0));
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
  );
}

const squeezed = (text: string) => flatText(text).replace(/\s/g, '');

/** Every visible text of a slide, by field. */
function fieldsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, path ? `${path}.${key}` : key));
}

const UNSEEN = /^(?:id|kind|notes|image|alt|chart\..*)$/;

const shown = (pages: Page[], field: string) =>
  pages
    .flatMap(paragraphsOf)
    .filter((paragraph) => paragraph.field === field)
    .map(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));

describe('the layout of a deck', () => {
  it('keeps every word in its place, whatever is written: none lost, none over another, none over an edge', () => {
    fc.assert(
      fc.property(anySlide, (slide) => {
        const pages = layoutSlide(slide, setting);
        for (const page of pages) {
          expect(overflowing(page)).toEqual([]);
          expect(collisions(page)).toEqual([]);
        }
        for (const [field, text] of fieldsOf(slide)) {
          if (UNSEEN.test(field) || squeezed(text) === '') continue;
          expect(shown(pages, field).map(squeezed)[0]?.startsWith(squeezed(text))).toBe(true);
        }
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  const bullets = (lines: string[]): DeckDocumentSlide => ({
    id: 'a',
    kind: 'bullets',
    title: 'Why',
    lines,
    notes: '',
  });

  it('says when a slide goes on over several pages, and numbers them through', () => {
    const long = bullets(Array.from({ length: 20 }, () => 'Loads spoil on the way. '.repeat(20)));
    const pages = layoutDeck({ footer: 'Isferd', content: { theme: 'ink', slides: [long, { ...long, id: 'b' }] } });
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
    const first = pages.filter(({ slideId }) => slideId === 'a');
    expect(first.length).toBeGreaterThan(2);
    expect(first[0]?.warnings[0]).toMatchObject({ code: 'continued' });
    expect(first[0]?.warnings[0]?.message).toContain(`over ${first.length} pages`);
    expect(first.map(({ title }) => title).slice(0, 2)).toEqual(['Why', `Why (2 of ${first.length})`]);
  });

  it('sets few words large and many small, and says so when they are very small', () => {
    const size = (lines: string[]) => {
      const [page] = layoutSlide(bullets(lines), setting);
      const list = page?.elements.find((element) => element.type === 'text' && element.role === 'body');
      return { size: list?.type === 'text' ? list.paragraphs[0]?.style.size : 0, warnings: page?.warnings };
    };
    expect(size(['Loads spoil.'])).toEqual({ size: 26, warnings: [] });
    const many = size(
      Array.from({ length: 8 }, () => 'Shippers find out at the door, when it is too late. '.repeat(3)),
    );
    expect(many.size).toBeLessThan(26);
    const crowded = size(
      Array.from({ length: 9 }, () => 'Shippers find out at the door, when it is too late. '.repeat(4)),
    );
    expect(crowded.size).toBeLessThanOrEqual(16);
  });

  it('marks a fact that is missing', () => {
    const [page] = layoutSlide(bullets(['Insurers pay [average claim] a load']), setting);
    const runs = page?.elements.flatMap((element) =>
      element.type === 'text' && element.name === 'List'
        ? element.paragraphs.flatMap((paragraph) => paragraph.runs)
        : [],
    );
    expect(runs?.map(({ text, highlight }) => [text, highlight !== null])).toEqual([
      ['Insurers pay ', false],
      ['[average claim]', true],
      [' a load', false],
    ]);
  });

  it('says when an image is missing, or the labels of a chart lose their ends', () => {
    const codes = (slide: DeckDocumentSlide) =>
      layoutSlide(slide, setting).flatMap(({ warnings }) => warnings.map(({ code }) => code));
    const image = { id: 'a', kind: 'image', title: '', alt: 'A strip', caption: '', notes: '' } as const;
    expect(codes({ ...image, image: 'wide.png' })).toEqual([]);
    expect(codes({ ...image, image: 'gone.png' })).toEqual(['no_image']);
    const chart = {
      type: 'pie' as const,
      unit: '',
      categories: ['A category whose name goes on and on '.repeat(6), 'B'],
      series: [
        { name: 'a', values: [1, 2] },
        { name: 'b', values: [1, 2] },
      ],
    };
    expect(codes({ id: 'a', kind: 'chart', title: '', chart, source: '', notes: '' })).toEqual([
      'labels_shortened',
      'first_row_only',
    ]);
  });
});
