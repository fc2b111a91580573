import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../../contract.ts';
import { BULLETS_ARRANGED, DECK_FORMATS, DECK_THEMES } from '../../rules/index.ts';
import { contrast } from '../contrast.ts';
import { DECK_ICONS } from '../deck-icons.ts';
import { layoutSlide } from '../layout-deck.ts';
import { collisions, overflowing, textsOf } from '../page-checks.ts';
import { THEMES } from '../themes.ts';
import type { Page, SlideSetting } from '../types.ts';

type Bullets = Extract<DeckDocumentSlide, { kind: 'bullets' }>;

const setting: SlideSetting = { theme: 'paper', footer: 'Berthline', number: 1, images: {}, icons: DECK_ICONS };
const LINES = [
  'Sensors read the queue',
  'Our software predicts the wait',
  'The port slows a ship down',
  'The ship saves fuel',
  'The port pays',
];
const slideOf = (look: string | undefined, count: number, more: Partial<Bullets> = {}): Bullets => ({
  id: 'a',
  kind: 'bullets',
  title: 'How it works',
  notes: '',
  lines: LINES.slice(0, count),
  ...(look && { look }),
  ...more,
});
const pageOf = (slide: Bullets, given: Partial<SlideSetting> = {}): Page => {
  const [page] = layoutSlide(slide, { ...setting, ...given });
  if (!page) throw new Error('A slide has a page.');
  return page;
};
const itemsOn = ({ elements }: Page) =>
  elements.flatMap(textsOf).flatMap(({ item, paragraphs }) => (item === 'body' ? [paragraphs] : []));
const arrowsOn = ({ elements }: Page) =>
  elements.flatMap((element) =>
    element.type === 'graphic'
      ? element.marks.flatMap((mark) => (mark.type === 'line' && mark.isArrow ? [mark] : []))
      : [],
  );
const codesOf = ({ warnings }: Page) => warnings.map(({ code }) => code);
const counts = Object.entries(BULLETS_ARRANGED).flatMap(([look, { least, most }]) =>
  Array.from({ length: most - least + 1 }, (_, at): [string, number] => [look, least + at]),
);

describe('bullets as cards or steps', () => {
  it.each(counts)(
    'as %s: %d short ones are on one page in every format, in reading order and large enough',
    (look, count) => {
      for (const format of DECK_FORMATS) {
        const slide = slideOf(look, count);
        const pages = layoutSlide(slide, { ...setting, format });
        expect(pages).toHaveLength(1);
        const page = pageOf(slide, { format });
        expect([...overflowing(page), ...collisions(page), ...codesOf(page)]).toEqual([]);
        expect(itemsOn(page).map(([one]) => one?.field)).toEqual(slide.lines.map((_, at) => `lines.${at}`));
        for (const { style } of itemsOn(page).flat()) expect(style.size).toBeGreaterThanOrEqual(18);
      }
    },
  );

  it.each(DECK_THEMES)('can be read in %s, the numbers of steps and the words', (theme) => {
    const { tint } = THEMES[theme];
    for (const look of ['cards', 'steps']) {
      const lines = ['Berths: planned ahead', '41 ports pay'];
      const page = pageOf(slideOf(look, 2, { lines }), { theme });
      for (const { style } of itemsOn(page).flat()) expect(contrast(style.color, tint)).toBeGreaterThan(4.5);
      const numbers = page.elements.flatMap(textsOf).filter(({ item }) => item === 'label');
      for (const { paragraphs } of numbers) {
        const ink = paragraphs[0]?.style.color ?? '#000000';
        expect(contrast(ink, THEMES[theme].accent)).toBeGreaterThan(4.5);
      }
    }
  });

  it('joins steps with arrows from each to the next, and says so', () => {
    const page = pageOf(slideOf('steps', 4));
    const arrows = arrowsOn(page);
    expect(arrows).toHaveLength(3);
    for (const { x1, x2, y1, y2 } of arrows) {
      expect(x2).toBeGreaterThan(x1 + 0.3);
      expect(y1).toBe(y2);
    }
    const [drawing] = page.elements.filter((element) => element.type === 'graphic');
    expect(drawing).toMatchObject({ alt: 'Arrows join 4 steps from left to right.' });
    expect(arrowsOn(pageOf(slideOf('cards', 4)))).toEqual([]);
  });

  it('sets many long steps below each other where they have no room side by side', () => {
    const lines = LINES.map((line) => `${line} before the night shift begins its work`);
    const page = pageOf(slideOf('steps', 5, { lines }), { format: '4:3' });
    expect(codesOf(page)).toEqual([]);
    for (const { x1, x2, y1, y2 } of arrowsOn(page)) {
      expect(x1).toBe(x2);
      expect(y2).toBeGreaterThan(y1);
    }
  });

  it('draws the icon of a step in place of its number, and none that this release does not know', () => {
    const page = pageOf(slideOf('steps', 3, { icons: ['antenna', 'teleporter', 'anchor'] }));
    const icons = page.elements.flatMap((element) =>
      element.type === 'graphic' && element.name.startsWith('Icon') ? [element.name] : [],
    );
    const numbers = page.elements.flatMap(textsOf).filter(({ item }) => item === 'label');
    expect(numbers.map(({ name }) => name)).toEqual(['Number 2']);
    expect(icons).toEqual(['Icon: antenna', 'Icon: anchor']);
  });

  it('sets a figure in larger type where every bullet begins with one, otherwise bold in its sentence', () => {
    const sizesOf = (lines: string[]) =>
      itemsOn(pageOf(slideOf('cards', 2, { lines }))).map((parts) => parts.map(({ style }) => style.size));
    for (const [figure = 0, words = 0] of sizesOf(['41 ports', '118% retention']))
      expect(figure).toBeGreaterThan(words);
    expect(sizesOf(['41 ports', 'Ships wait']).map(({ length }) => length)).toEqual([1, 1]);
    const [first] = itemsOn(pageOf(slideOf('cards', 2, { lines: ['Ships wait 36 hours', 'Ports pay'] })));
    expect(first?.[0]?.runs.filter(({ weight }) => weight === 700).map(({ text }) => text)).toEqual(['36 hours']);
  });

  it('leaves a bullet out of the drawing while it is empty', () => {
    const page = pageOf(slideOf('cards', 2, { lines: ['Berths', '', 'Fuel'], icons: [null, null, 'ship'] }));
    expect(itemsOn(page).map(([one]) => one?.field)).toEqual(['lines.0', 'lines.2']);
  });

  it.each([
    ['too few', slideOf('cards', 1)],
    ['too many', slideOf('cards', 5)],
    ['too many', slideOf('steps', 5, { lines: [...LINES, 'All win'] })],
    ['too long', slideOf('steps', 2, { lines: LINES.slice(0, 2).map((line) => `${line} `.repeat(20)) })],
    ['too long', slideOf('cards', 4, { lines: LINES.slice(0, 4).map((line) => `${line} `.repeat(14)) })],
  ])('are a list where they are %s, and the slide says so', (_, slide) => {
    const { look: __, ...list } = slide;
    const page = pageOf(slide);
    expect(page.elements).toEqual(pageOf(list).elements);
    expect(page.warnings[0]).toMatchObject({ code: 'not_arranged', message: expect.stringContaining('shows a list') });
  });

  it('are a list for a look of a newer release', () => {
    for (const look of ['spiral', 'constructor', 'list'])
      expect(pageOf(slideOf(look, 3))).toEqual(pageOf(slideOf(undefined, 3)));
  });
});
