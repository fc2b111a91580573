import type { Family } from './types.ts';

/** A font family: its name in PowerPoint, its replacement elsewhere, and its metrics. */
export interface FamilyFace {
  /** Ships with Windows, macOS and Office. */
  office: string;
  /** Free font with the same widths, for screen and PDF. */
  own: string;
  /** For `font-family`. The free font comes first, so that the canvas looks the same everywhere. */
  css: string;
  /** Height above and below the baseline, relative to the font size. */
  ascent: number;
  descent: number;
}

export const FAMILIES: Readonly<Record<Family, FamilyFace>> = {
  serif: {
    office: 'Georgia',
    own: 'Gelasio',
    css: '"Gelasio", "Arimo", Georgia, serif',
    ascent: 0.928,
    descent: 0.342,
  },
  sans: {
    office: 'Arial',
    own: 'Arimo',
    css: '"Arimo", Arial, "Liberation Sans", sans-serif',
    ascent: 0.905,
    descent: 0.212,
  },
};
