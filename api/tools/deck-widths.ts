import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** Characters with known widths. The layout assumes the widest for all others. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x2193],
  [0x2200, 0x2265],
] as const;

const FACES = {
  serif400: '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
  serif700: '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf',
  serif400i: '@expo-google-fonts/gelasio/400Regular_Italic/Gelasio_400Regular_Italic.ttf',
  sans400: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  sans700: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NONE = '//';
const { resolve } = createRequire(import.meta.url);

function widthsOf(path: string): string {
  const font = openSync(resolve(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} holds several faces`);
  if (font.unitsPerEm !== 2048) throw new Error(`${path} counts in ${font.unitsPerEm} units`);
  let text = '';
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const width = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth : null;
      text += width === null ? NONE : `${DIGITS[width >> 6]}${DIGITS[width & 63]}`;
    }
  }
  return text;
}

/** Generates the source of the width table from the fonts. */
export function widthsSource(): string {
  const faces = Object.entries(FACES).map(([name, path]) => `  ${name}: '${widthsOf(path)}',\n`);
  return [
    '// Made by api/tools/deck-widths.ts from the fonts; not edited by hand.\n\n',
    '/** First and last character of each stretch of the tables below. */\n',
    `export const RANGES: readonly (readonly [number, number])[] = ${JSON.stringify(RANGES)};\n\n`,
    '/** Widths in 2048ths of the size, two base64 digits each; `//` where the face lacks the character. */\n',
    `export const WIDTHS = {\n${faces.join('')}} as const;\n`,
  ].join('');
}

if (import.meta.main) {
  await writeFile(new URL('../../shared-api/src/deck-layout/widths.generated.ts', import.meta.url), widthsSource());
}
