const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** A face of a font, in two files: one for Western European languages, and one for the others with Latin letters. */
export interface DeckFace {
  family: string;
  weight: '400' | '700';
  style: 'normal' | 'italic';
  latin: URL;
  ext: URL;
}

/** The fonts of the themes: the layout measures with them and the PDF embeds them. */
const FACES: readonly DeckFace[] = [
  {
    family: 'Arimo',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/arimo/files/arimo-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Arimo',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/arimo/files/arimo-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Gelasio',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/gelasio/files/gelasio-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Gelasio',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/gelasio/files/gelasio-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-italic.woff2', import.meta.url),
  },
];

/** Registers faces. The browser downloads a file when a text needs it. */
export function offerFaces(faces: readonly DeckFace[]): void {
  if (typeof FontFace === 'undefined') return;
  for (const { family, weight, style, latin, ext } of faces) {
    for (const [url, unicodeRange] of [
      [latin, LATIN],
      [ext, LATIN_EXT],
    ] as const) {
      document.fonts.add(
        new FontFace(family, `url("${url.href}") format("woff2")`, { weight, style, unicodeRange, display: 'swap' }),
      );
    }
  }
}

let isOffered = false;

/** Registers the fonts of the themes. */
export function offerDeckFonts(): void {
  if (isOffered) return;
  isOffered = true;
  offerFaces(FACES);
}
