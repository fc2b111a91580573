import type { DeckTheme } from '../rules/index.ts';
import type { Color, Family, TextStyle } from './types.ts';

/** The two faces of a deck: one of titles and quotes, and one of all other text. */
export type Face = 'title' | 'text';

/** The fonts of all themes. */
export const THEME_FONTS: Readonly<Record<Face, Family>> = { title: 'georgia', text: 'arial' };

/** Colours on one background. */
export interface Ground {
  background: Color;
  ink: Color;
  /** Body text. */
  soft: Color;
  /** Footers, sources, axes. */
  muted: Color;
  line: Color;
  accent: Color;
  /** Highlight behind missing facts. */
  missing: Color;
  /** How titles and initials are set; in the face of titles and the normal weight by default. */
  heading?: Pick<TextStyle, 'weight'> & { face: Face };
  /** Fonts of a brand; those of the themes by default. */
  fonts?: Readonly<Record<Face, Family>> | undefined;
}

/** Heavy titles in the face of texts, so without serifs. */
const HEAVY = { face: 'text', weight: 700 } as const;

/** A theme of decks, in the colours of the product's design tokens. */
export interface ThemeLook extends Ground {
  name: string;
  /** Behind frames and monograms. */
  tint: Color;
  /** Chart series, in order. */
  series: readonly Color[];
  /** Colours of the cover page. */
  cover: Ground;
}

export const THEMES: Readonly<Record<DeckTheme, ThemeLook>> = {
  paper: {
    name: 'Paper',
    background: '#f6f4ee',
    ink: '#16181d',
    soft: '#3b3f48',
    muted: '#5b5e67',
    line: '#dcd8cc',
    accent: '#1a49bf',
    missing: '#f5e7c6',
    tint: '#edeae1',
    series: ['#1a49bf', '#85827a', '#0b6a70', '#87366f', '#b07b0c', '#3b3f48'],
    cover: {
      background: '#f6f4ee',
      ink: '#16181d',
      soft: '#3b3f48',
      muted: '#5b5e67',
      line: '#16181d',
      accent: '#1a49bf',
      missing: '#f5e7c6',
    },
  },
  ink: {
    name: 'Ink',
    background: '#111318',
    ink: '#edebe4',
    soft: '#c8c7c2',
    muted: '#9fa1a8',
    line: '#2d313a',
    accent: '#9ab6ff',
    missing: '#362a10',
    tint: '#22262e',
    series: ['#9ab6ff', '#757a85', '#6fcad0', '#e6a3d2', '#e2bb62', '#c8c7c2'],
    cover: {
      background: '#0b0d11',
      ink: '#edebe4',
      soft: '#c8c7c2',
      muted: '#9fa1a8',
      line: '#edebe4',
      accent: '#9ab6ff',
      missing: '#362a10',
    },
  },
  harbour: {
    name: 'Harbor',
    background: '#fdfcf9',
    ink: '#16181d',
    soft: '#3b3f48',
    muted: '#5b5e67',
    line: '#dde3e9',
    accent: '#0b6a70',
    missing: '#f5e7c6',
    tint: '#d9ebea',
    series: ['#0b6a70', '#7c93a1', '#1a49bf', '#b07b0c', '#3b3f48', '#87366f'],
    cover: {
      background: '#084c51',
      ink: '#ffffff',
      soft: '#d9ebea',
      muted: '#d9ebea',
      line: '#ffffff',
      accent: '#ffffff',
      missing: '#0b6a70',
    },
  },
  moss: {
    name: 'Moss',
    background: '#f4f6f0',
    ink: '#17301f',
    soft: '#2f4637',
    muted: '#52665a',
    line: '#d0d9cf',
    accent: '#1c6542',
    missing: '#f5e7c6',
    tint: '#dfe6dd',
    series: ['#1c6542', '#748570', '#0b6a70', '#b07b0c', '#17301f', '#87366f'],
    cover: {
      background: '#17301f',
      ink: '#ffffff',
      soft: '#dcebe0',
      muted: '#b4cbbc',
      line: '#82cda2',
      accent: '#82cda2',
      missing: '#362a10',
    },
  },
  ember: {
    name: 'Ember',
    background: '#fbf5f0',
    ink: '#2a1512',
    soft: '#4a3430',
    muted: '#70574f',
    line: '#ebe0d6',
    accent: '#a32d22',
    missing: '#f5e7c6',
    tint: '#f7e0d9',
    series: ['#a32d22', '#a08a80', '#b07b0c', '#87366f', '#3b1c18', '#0b6a70'],
    cover: {
      background: '#8a251b',
      ink: '#ffffff',
      soft: '#f7e0d9',
      muted: '#f7e0d9',
      line: '#ffffff',
      accent: '#ffffff',
      missing: '#a32d22',
    },
  },
  slate: {
    name: 'Slate',
    background: '#27313b',
    ink: '#f6f4ee',
    soft: '#dde3e9',
    muted: '#b3bdc8',
    line: '#465361',
    accent: '#6fcad0',
    missing: '#4d3d17',
    tint: '#34404c',
    series: ['#6fcad0', '#8d9aa8', '#e2bb62', '#e6a3d2', '#9ab6ff', '#dde3e9'],
    heading: HEAVY,
    cover: {
      heading: HEAVY,
      background: '#1a222b',
      ink: '#ffffff',
      soft: '#dde3e9',
      muted: '#b3bdc8',
      line: '#6fcad0',
      accent: '#6fcad0',
      missing: '#4d3d17',
    },
  },
  signal: {
    name: 'Signal',
    background: '#ffffff',
    ink: '#0d0d14',
    soft: '#33333f',
    muted: '#5d5d6b',
    line: '#dedee6',
    accent: '#5427c9',
    missing: '#fbe7a8',
    tint: '#eeeaf9',
    series: ['#5427c9', '#82828f', '#c2410c', '#0b6a70', '#a8256f', '#33333f'],
    heading: HEAVY,
    cover: {
      heading: HEAVY,
      background: '#4319ad',
      ink: '#ffffff',
      soft: '#ebe4ff',
      muted: '#d3c6fa',
      line: '#ffffff',
      accent: '#ffd24d',
      missing: '#2c0f78',
    },
  },
  dusk: {
    name: 'Dusk',
    background: '#241726',
    ink: '#f9efe8',
    soft: '#e6d6d4',
    muted: '#bba8b3',
    line: '#4a364c',
    accent: '#ffb48a',
    missing: '#4d3a12',
    tint: '#342336',
    series: ['#ffb48a', '#9a8596', '#8fd0c5', '#e2bb62', '#d9a0e0', '#e6d6d4'],
    cover: {
      background: '#f5b992',
      ink: '#26121f',
      soft: '#3d2233',
      muted: '#56364a',
      line: '#26121f',
      accent: '#7d1d45',
      missing: '#f9dcc4',
    },
  },
};

/** A colour between two others: the first at 0, the second at 1. */
export function mix(from: Color, to: Color, share: number): Color {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
