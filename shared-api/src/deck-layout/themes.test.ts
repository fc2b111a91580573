import { describe, expect, it } from '@jest/globals';
import { DECK_THEMES } from '../rules/index.ts';
import { lookOf } from './brand.ts';
import { contrast } from './contrast.ts';
import { comparisonDesign } from './kinds/comparison.ts';
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
    const faces = new Set(Object.values(THEMES).map(({ heading }) => heading?.family ?? 'serif'));
    expect(faces).toEqual(new Set(['serif', 'sans']));
    for (const { heading, cover } of Object.values(THEMES)) expect(cover.heading).toEqual(heading);
    expect(lookOf({ theme: 'neon' as never })).toBe(THEMES.paper);
  });
});
