import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../contract.ts';
import { DECK_FORMATS, DECK_THEMES } from '../rules/index.ts';
import { contrast } from './contrast.ts';
import { DECK_ICONS, ICONS } from './deck-icons.ts';
import { layoutSlide } from './layout-deck.ts';
import { paragraphsOf, textsOf } from './page-checks.ts';
import type { GraphicElement, Page, SlideSetting } from './types.ts';

const setting: SlideSetting = {
  theme: 'paper',
  footer: 'Berthline',
  number: 1,
  images: { 'wide.png': { width: 1600, height: 400 } },
  icons: DECK_ICONS,
};
const common = { id: 'a', title: 'Ports lose 4% of berth hours', notes: '' };
const contact = { name: 'Marta Oyelaran', email: 'marta@berthline.example', phone: '', site: '' };
const slides: DeckDocumentSlide[] = [
  { ...common, kind: 'title', subtitle: 'Ships arrive outside their slot', icon: 'ship' },
  { ...common, kind: 'section', subtitle: 'Problem', icon: 'ship' },
  { ...common, kind: 'number', value: '4%', label: 'of berth hours', context: '', source: '', icon: 'ship' },
  { ...common, kind: 'number', value: '4%', label: '', context: '', source: '', look: 'left', icon: 'ship' },
  { ...common, kind: 'bullets', lines: ['Ships arrive outside their slot'], icon: 'ship' },
  { ...common, kind: 'closing', sentence: 'We are raising $1.5M', contact, icon: 'ship' },
];

const iconsOn = (pages: readonly Page[]): GraphicElement[] =>
  pages.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.type === 'graphic' && element.name.startsWith('Icon') ? [element] : [])),
  );

const inkOf = ({ marks }: GraphicElement) => marks.flatMap((mark) => (mark.type === 'path' && mark.stroke) || []);
const groundOf = ({ marks: [ground] }: GraphicElement) =>
  ground && 'fill' in ground ? (ground.fill ?? '#000000') : '#000000';

/** All coordinates of a path, in inches. */
const pointsOf = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the icon of a slide', () => {
  it.each(DECK_THEMES)('is drawn once on each kind that can have one, and clearly seen in %s', (theme) => {
    for (const format of DECK_FORMATS) {
      for (const slide of slides) {
        const [icon, ...others] = iconsOn(layoutSlide(slide, { ...setting, theme, format }));
        if (!icon) throw new Error(`No icon on ${slide.kind} in ${format}`);
        expect(others).toEqual([]);
        expect(icon.alt).toBe('');
        for (const ink of inkOf(icon)) expect(contrast(ink, groundOf(icon))).toBeGreaterThan(3);
      }
    }
  });

  it('is all on the page, even where its disc runs off the corner', () => {
    for (const format of DECK_FORMATS) {
      for (const slide of slides) {
        const pages = layoutSlide(slide, { ...setting, format });
        const { w, h } = pages[0]?.size ?? { w: 0, h: 0 };
        for (const { marks } of iconsOn(pages)) {
          for (const mark of marks) {
            for (const [x = -1, y = -1] of mark.type === 'path' ? pointsOf(mark.d) : []) {
              expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
              expect(x).toBeLessThanOrEqual(w + 0.01);
              expect(y).toBeLessThanOrEqual(h + 0.01);
            }
          }
        }
      }
    }
  });

  it('that this release does not know leaves the slide as it is without one', () => {
    for (const slide of slides) {
      const { icon: _, ...without } = slide as Extract<DeckDocumentSlide, { kind: 'section' }>;
      expect(layoutSlide({ ...slide, icon: 'teleporter' } as DeckDocumentSlide, setting)).toEqual(
        layoutSlide(without, setting),
      );
      expect(layoutSlide({ ...slide, icon: 'constructor' } as DeckDocumentSlide, setting)).toEqual(
        layoutSlide(without, setting),
      );
    }
  });

  it('gives way to the picture of a cover', () => {
    const cover = { ...common, kind: 'title' as const, subtitle: '', image: 'wide.png', alt: '' };
    expect(layoutSlide({ ...cover, icon: 'ship' }, setting)).toEqual(layoutSlide(cover, setting));
  });

  it('takes the place of the sign of a part of the story', () => {
    const [, section] = slides;
    const [page] = section ? layoutSlide(section, setting) : [];
    expect(page?.elements.filter(({ type }) => type === 'graphic')).toHaveLength(1);
  });

  it('does not make a number smaller', () => {
    const number = { ...common, kind: 'number' as const, label: 'of berth hours', context: '', source: '' };
    for (const value of ['4%', '$1.5M', 'About four hundred and twenty million euros a year in lost hours']) {
      const sizes = ['ship', undefined].map((icon) =>
        layoutSlide({ ...number, value, ...(icon && { icon }) }, setting)
          .flatMap(paragraphsOf)
          .filter(({ field }) => field === 'value')
          .map(({ style }) => style.size),
      );
      expect(sizes[0]).toEqual(sizes[1]);
    }
  });

  it('leaves a long list as large as it is without one', () => {
    const long = { ...common, kind: 'bullets' as const, lines: ['One', 'Two', 'Three', 'Four'] };
    expect(layoutSlide({ ...long, icon: 'ship' }, setting)).toEqual(layoutSlide(long, setting));
    const wordy = {
      ...common,
      kind: 'bullets' as const,
      lines: Array(3).fill('Ships arrive outside their slot. '.repeat(18)),
    };
    expect(layoutSlide({ ...wordy, icon: 'ship' }, setting)).toEqual(layoutSlide(wordy, setting));
  });

  it('leaves the words of a cover beside it', () => {
    for (const slide of slides.filter(({ kind }) => kind === 'title' || kind === 'closing')) {
      const pages = layoutSlide(slide, setting);
      const [icon] = iconsOn(pages);
      const texts = pages.flatMap(({ elements }) => elements.flatMap(textsOf));
      for (const { box, role } of texts) {
        if (role !== 'footer') expect(box.x + box.w).toBeLessThan(icon?.box.x ?? 0);
      }
    }
  });
});

describe('the list of icons', () => {
  it('has a label for each that no other has, and words that name one icon alone', () => {
    const icons = Object.values(ICONS);
    expect(icons.length).toBeGreaterThan(200);
    expect(new Set(icons.map(({ label }) => label)).size).toBe(icons.length);
    const words = icons.flatMap((icon) => icon.words);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  it('has strokes of lines and curves within the grid', () => {
    for (const { path } of Object.values(ICONS)) {
      expect(path).toMatch(/^M[\d. MLCZ]+$/u);
      for (const [x = -1, y = -1] of pointsOf(path)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(24);
      }
    }
  });
});
