import type { Family } from './types.ts';

/** A family of a deck: what PowerPoint is told, what draws it elsewhere, and its height. */
export interface FamilyFace {
  /** Ships with Windows, macOS and Office. */
  office: string;
  /** Free face with the same widths: on screen and in PDF. */
  own: string;
  /** For `font-family`. Own first, so that the canvas looks alike everywhere. */
  css: string;
  /** Above and below the baseline, in parts of the size. */
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
