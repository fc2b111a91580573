import { describe, expect, it } from '@jest/globals';
import { DECK_THEMES } from '../rules/index.ts';
import { lookOf } from './brand.ts';
import { contrast } from './contrast.ts';
import { comparisonDesign } from './kinds/comparison.ts';
import { layoutSlide } from './layout-deck.ts';
import { type Ground, THEMES } from './themes.ts';

const TABLE = { columns: ['', 'Isferd'], rows: [] };

describe.each(DECK_THEMES)('the theme %s', (name) => {
  const look = THEMES[name];
  const grounds: [string, Ground][] = [
    ['pages', look],
    ['the cover', look.cover],
  ];

  it.each(grounds)(
    'can be read on %s by everybody in a room',
    (_, { background, ink, soft, muted, accent, missing }) => {
      for (const color of [ink, soft]) expect(contrast(color, background)).toBeGreaterThan(6);
      for (const color of [muted, accent]) expect(contrast(color, background)).toBeGreaterThan(4.5);
      for (const color of [ink, soft]) expect(contrast(color, missing)).toBeGreaterThan(4.5);
    },
  );

  it('keeps the emphasized column of a comparison readable', () => {
    const { fill = look.background } = comparisonDesign(TABLE, look).cell('yes', 1, 20);
    expect(fill).not.toBe(look.background);
    for (const color of [look.ink, look.accent]) expect(contrast(color, fill)).toBeGreaterThan(4.5);
    const head = comparisonDesign(TABLE, look).head('Isferd', 1, 20);
    expect(contrast(head.style.color, head.fill ?? look.background)).toBeGreaterThan(4.5);
  });

  it('keeps both sides of before and after readable, the second one emphasized', () => {
    const column = { heading: 'Now', lines: ['Loads spoil'] };
    const slide = { id: 'a', kind: 'columns' as const, title: '', notes: '', look: 'before-after' as const };
    const [page] = layoutSlide(
      { ...slide, left: column, right: column },
      { theme: name, footer: '', number: 1, images: {} },
    );
    const elements = page?.elements ?? [];
    const [before = look.background, after = look.background] = elements.flatMap((element) =>
      element.type === 'rect' && element.box.h > 1 ? [element.fill ?? look.background] : [],
    );
    const colors = (side: string) =>
      elements.flatMap((element) =>
        element.type === 'text' && element.name.endsWith(side)
          ? element.paragraphs.flatMap(({ runs }) => runs.map(({ color }) => color))
          : [],
      );
    expect(after).not.toBe(before);
    for (const color of colors('left')) expect(contrast(color, before)).toBeGreaterThan(4.5);
    expect(colors('right')).toEqual([look.accent, look.ink]);
    for (const color of colors('right')) expect(contrast(color, after)).toBeGreaterThan(4.5);
  });

  it('draws charts that stand out, neighbours in other colours', () => {
    expect(look.series).toHaveLength(6);
    expect(new Set(look.series).size).toBe(6);
    for (const color of look.series) expect(contrast(color, look.background)).toBeGreaterThan(3);
    expect(contrast(look.ink, look.tint)).toBeGreaterThan(4.5);
    expect(contrast(look.muted, look.tint)).toBeGreaterThan(4.5);
  });
});

describe('the themes', () => {
  it('are told apart at a glance', () => {
    expect(new Set(Object.values(THEMES).map(({ cover, accent }) => `${cover.background} ${accent}`)).size).toBe(
      DECK_THEMES.length,
    );
  });

  it('have titles in two faces, and the first look for a theme of a newer release', () => {
    const faces = new Set(Object.values(THEMES).map(({ heading }) => heading?.face ?? 'title'));
    expect(faces).toEqual(new Set(['title', 'text']));
    for (const { heading, cover } of Object.values(THEMES)) expect(cover.heading).toEqual(heading);
    expect(lookOf({ theme: 'neon' as never })).toBe(THEMES.paper);
  });
});
