import type { Box } from '../reading/types.ts';

/** A picture as pixels: red, green, blue and alpha, row by row. */
export interface LogoPixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What a deck looks like. Each is empty or null where the deck does not say it clearly. */
export interface DeckAppearance {
  /** Vivid colours as `#rrggbb`, the most likely accent first. */
  colors: string[];
  /** Names of font families: of most titles, and of most other text. */
  fonts: { title: string | null; text: string | null };
  /** Whether most slides are dark; null where that is not known, as of slides on pictures. */
  isDark: boolean | null;
  /** Width over height of its first slide. */
  aspect: number;
}

/** What a PowerPoint file looks like. Its logo is a picture of the file, or a part of it in fractions of its sides. */
export interface PptxAppearance extends DeckAppearance {
  logo: { data: Uint8Array; crop: Box | null } | null;
}

/** What a PDF looks like. */
export interface PdfAppearance extends DeckAppearance {
  logo: LogoPixels | null;
}
