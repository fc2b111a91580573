import type { DeckTheme } from '../rules/index.ts';
import type { Color } from './types.ts';

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
}

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
    name: 'Harbour',
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
    cover: {
      background: '#1a222b',
      ink: '#ffffff',
      soft: '#dde3e9',
      muted: '#b3bdc8',
      line: '#6fcad0',
      accent: '#6fcad0',
      missing: '#4d3d17',
    },
  },
};
