import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DECK_THEMES } from '../rules/index.ts';
import { lookOf } from './brand.ts';
import { contrast } from './contrast.ts';
import { comparisonDesign } from './kinds/comparison.ts';
import { layoutSlide } from './layout-deck.ts';
import { textWidth } from './measure.ts';
import { measureMoreFonts } from './more-fonts.ts';
import { logoOf, MARGIN, WIDTH } from './page.ts';
import { headingOf } from './text.ts';
import { THEMES } from './themes.ts';
import type { Color, Family } from './types.ts';

const TABLE = { columns: ['', 'Isferd'], rows: [] };
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, '0')}`);
const images = { 'logo.png': { width: 400, height: 100 } };
const logo = (ground?: 'light' | 'dark') => ({ logo: { image: 'logo.png', ...(ground && { ground }) } });

describe.each(DECK_THEMES)('the accent of a brand in the theme %s', (theme) => {
  it('can be read wherever the theme writes with it, whatever color it is', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const look = lookOf({ theme, brand: { accent } });
        expect(contrast(look.accent, look.background)).toBeGreaterThan(4.5);
        expect(contrast(look.cover.accent, look.cover.background)).toBeGreaterThan(4.5);
        const own = comparisonDesign(TABLE, look);
        const { fill = look.background } = own.cell('yes', 1, 20);
        for (const color of [look.ink, look.accent]) expect(contrast(color, fill)).toBeGreaterThan(4.5);
        const head = own.head('Isferd', 1, 20);
        expect(contrast(head.style.color, head.fill ?? look.background)).toBeGreaterThan(4.5);
        for (const color of [look.ink, look.muted]) expect(contrast(color, look.tint)).toBeGreaterThan(4.5);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('leads the colors of charts, which stay six that stand out', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const look = lookOf({ theme, brand: { accent } });
        expect(look.series[0]).toBe(look.accent);
        expect(look.series).toHaveLength(6);
        for (const color of look.series) expect(contrast(color, look.background)).toBeGreaterThan(3);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});

describe('the brand of a deck', () => {
  it('keeps a color that can be read as it is, and a theme without one', () => {
    expect(lookOf({ theme: 'paper', brand: { accent: '#0b6a3c' } }).accent).toBe('#0b6a3c');
    expect(lookOf({ theme: 'paper', brand: {} })).toBe(THEMES.paper);
    expect(lookOf({ theme: 'paper' })).toBe(THEMES.paper);
  });

  it('makes yellow darker on paper and navy lighter on ink', () => {
    const yellow = lookOf({ theme: 'paper', brand: { accent: '#ffd400' } }).accent;
    expect(contrast(yellow, THEMES.paper.background)).toBeLessThan(5.5);
    expect(yellow).not.toBe('#ffd400');
    const navy = lookOf({ theme: 'ink', brand: { accent: '#0a1a5c' } }).accent;
    expect(contrast(navy, THEMES.ink.background)).toBeGreaterThan(4.5);
  });

  it('ignores what is no color, which only an unchecked copy on a device can hold', () => {
    for (const accent of ['red', 'url(#a)', '#12', '"/><script>']) {
      expect(lookOf({ theme: 'moss', brand: { accent } })).toBe(THEMES.moss);
    }
  });

  it('takes the place of the series that resembles it most', () => {
    const { series } = lookOf({ theme: 'paper', brand: { accent: '#0c6b72' } });
    expect(series).toEqual(['#0c6b72', '#85827a', '#1a49bf', '#87366f', '#b07b0c', '#3b3f48']);
  });
});

describe('the fonts of a deck', () => {
  const title = { id: 'a', kind: 'quote' as const, title: 'Why', quote: 'It works', source: 'Ines Varga', notes: '' };
  const familiesIn = (theme: (typeof DECK_THEMES)[number], fonts: { title?: string; text?: string }) => {
    const pages = layoutSlide(title, { theme, brand: { fonts }, images: {}, footer: 'Isferd', number: 1 });
    const texts = pages
      .flatMap(({ elements }) => elements)
      .flatMap((one) => (one.type === 'text' ? one.paragraphs : []));
    const familyOf = (text: string) => texts.flatMap(({ runs }) => runs).find((run) => run.text === text)?.family;
    return [familyOf('Why'), familyOf('It works'), familyOf('Ines Varga'), familyOf('Isferd')];
  };

  it('are those of titles and quotes, and of everything else', () => {
    expect(familiesIn('paper', { title: 'cambria', text: 'calibri' })).toEqual([
      'cambria',
      'cambria',
      'calibri',
      'calibri',
    ]);
    const { cover } = lookOf({ theme: 'paper', brand: { fonts: { title: 'cambria' } } });
    expect(cover.fonts).toEqual({ title: 'cambria', text: 'arial' });
  });

  it('are each those of the theme where the brand names none, or one of a newer release', () => {
    expect(familiesIn('paper', { text: 'calibri' })).toEqual(['georgia', 'georgia', 'calibri', 'calibri']);
    expect(familiesIn('slate', { text: 'calibri' })).toEqual(['calibri', 'georgia', 'calibri', 'calibri']);
    expect(familiesIn('slate', { title: 'cambria' })).toEqual(['cambria', 'cambria', 'arial', 'arial']);
    expect(familiesIn('paper', { title: 'futura', text: 'toString' })).toEqual([
      'georgia',
      'georgia',
      'arial',
      'arial',
    ]);
  });

  it('stay heavy where the theme has heavy titles', () => {
    expect(lookOf({ theme: 'signal', brand: { fonts: { title: 'cambria' } } }).heading).toEqual({
      face: 'title',
      weight: 700,
    });
  });

  it('are measured by their own widths', () => {
    measureMoreFonts();
    const width = (family: Family, italic = false) =>
      textWidth('Hamburg', { ...headingOf(1000, THEMES.paper), family, italic });
    expect(width('courier-new')).toBeCloseTo(7 * 600, -1);
    expect(width('calibri')).toBeLessThan(width('arial'));
    expect(width('times-new-roman')).toBeLessThan(width('georgia'));
    expect(width('cambria', true)).not.toBe(width('cambria'));
  });
});

describe('the logo of a deck', () => {
  it('is in the same corner of all pages, and larger on covers', () => {
    const deck = { theme: 'paper' as const, brand: logo(), images };
    const [small] = logoOf(deck, 'page');
    const [large] = logoOf(deck, 'cover');
    for (const mark of [small, large]) expect((mark?.box.x ?? 0) + (mark?.box.w ?? 0)).toBeCloseTo(MARGIN + WIDTH, 5);
    expect(small?.box.h).toBeLessThan(large?.box.h ?? 0);
    const slide = { id: 'a', kind: 'bullets' as const, title: 'Why', lines: ['Because'], notes: '' };
    const [page] = layoutSlide(slide, { ...deck, footer: 'Isferd', number: 1 });
    expect(page?.logo).toEqual([small]);
  });

  it('gets a plate only where it would not be seen', () => {
    const plates = (theme: (typeof DECK_THEMES)[number], ground?: 'light' | 'dark') =>
      logoOf({ theme, brand: logo(ground), images }, 'page').flatMap((mark) =>
        mark.type === 'rect' ? [mark.fill] : [],
      );
    expect(plates('paper', 'light')).toEqual([]);
    expect(plates('ink', 'light')).toEqual(['#ffffff']);
    expect(plates('ink', 'dark')).toEqual([]);
    expect(plates('paper', 'dark')).toEqual(['#16181d']);
    expect(plates('ink')).toEqual([]);
  });

  it('is left out when its picture is gone', () => {
    expect(logoOf({ theme: 'paper', brand: logo(), images: {} }, 'page')).toEqual([]);
  });
});
