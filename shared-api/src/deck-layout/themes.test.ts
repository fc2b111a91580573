import { describe, expect, it } from '@jest/globals';
import { DECK_THEMES } from '../rules/index.ts';
import { type Ground, THEMES } from './themes.ts';
import type { Color } from './types.ts';

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(new Set(Object.values(THEMES).map(({ cover, accent }) => `${cover.background} ${accent}`)).size).toBe(6);
  });
});
