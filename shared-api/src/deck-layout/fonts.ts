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

const family = (office: string, own: string, like: string, ascent: number, descent: number): FamilyFace => ({
  office,
  own,
  css: own === 'Arimo' ? `"Arimo", Arial, "Liberation Sans", ${like}` : `"${own}", "Arimo", "${office}", ${like}`,
  ascent,
  descent,
});

export const FAMILIES: Readonly<Record<Family, FamilyFace>> = {
  arial: family('Arial', 'Arimo', 'sans-serif', 0.905, 0.212),
  calibri: family('Calibri', 'Carlito', 'sans-serif', 0.952, 0.269),
  cambria: family('Cambria', 'Caladea', 'serif', 0.95, 0.222),
  'courier-new': family('Courier New', 'Cousine', 'monospace', 0.833, 0.3),
  georgia: family('Georgia', 'Gelasio', 'serif', 0.928, 0.342),
  'times-new-roman': family('Times New Roman', 'Tinos', 'serif', 0.891, 0.216),
};

/** Whether this release has a font of this name. */
export const isFamily = (name: string | undefined): name is Family =>
  name !== undefined && Object.hasOwn(FAMILIES, name);
