import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FAMILIES, type Family, type TextStyle } from '@northlight/shared-api/deck-layout';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** These packages export no file by name. */
const besides = (name: string, file: string) => join(dirname(resolve(name)), '../fonts', file);

const CUTS = { 400: '400Regular', 700: '700Bold', '400i': '400Regular_Italic' } as const;

type Cut = keyof typeof CUTS;

/** The files of the families that decks have, which are named alike. */
const familyFiles = Object.fromEntries(
  Object.entries(FAMILIES).flatMap(([family, { own }]) =>
    Object.entries(CUTS).map(([cut, name]) => [
      `${family}${cut}`,
      resolve(`@expo-google-fonts/${own.toLowerCase()}/${name}/${own}_${name}.ttf`),
    ]),
  ),
) as Record<`${Family}${Cut}`, string>;

const FILES = {
  ...familyFiles,
  wide: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  wideBold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  pictures: resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  han: besides('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'), // Chinese characters and Japanese kana
  hanBold: besides('@embedpdf/fonts-sc', 'NotoSansHans-Bold.otf'),
  hangul: besides('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'),
  hangulBold: besides('@embedpdf/fonts-kr', 'NotoSansKR-Bold.otf'),
};

/** What of a style decides on the face. */
export type FaceStyle = Pick<TextStyle, 'family' | 'weight' | 'italic'>;

export type FaceName = keyof typeof FILES;

export interface Face {
  name: FaceName;
  data: Buffer;
  font: Font;
}

const loaded = new Map<FaceName, Face>();

/** Loads a font face on first use. */
export function face(name: FaceName): Face {
  const known = loaded.get(name);
  if (known) return known;
  const data = readFileSync(FILES[name]);
  const font = create(data);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} holds several faces`);
  const made = { name, data, font };
  loaded.set(name, made);
  return made;
}

/** The face of a style, followed by its fallbacks. */
function chainOf({ family, weight, italic }: FaceStyle): FaceName[] {
  const isBold = weight === 700;
  const own: FaceName = `${family}${isBold ? 700 : italic ? '400i' : 400}`;
  const rest: FaceName[] = isBold
    ? ['arial700', 'wideBold', 'pictures', 'hanBold', 'hangulBold']
    : ['arial400', 'wide', 'pictures', 'han', 'hangul'];
  return [own, ...rest.filter((name) => name !== own)];
}

const NO_BREAK_SPACE = 0xa0;

/** Whether a face draws a character. Fontkit cannot read Carlito's no-break space. */
const draws = (name: FaceName, code: number) =>
  !(code === NO_BREAK_SPACE && name.startsWith('calibri')) && face(name).font.hasGlyphForCodePoint(code);

export interface Stretch {
  text: string;
  /** Null when no face has the characters. */
  face: FaceName | null;
}

/** Combining marks and joiners stay with the character before them. */
const ATTACHED = /^(?:[\p{Mn}\p{Me}\p{Cf}]|\p{Emoji_Modifier})$/u;

/** Splits a text into stretches that use one face each. */
export function stretchesOf(text: string, style: FaceStyle): Stretch[] {
  const chain = chainOf(style);
  const stretches: Stretch[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = stretches.at(-1);
    if (last && ATTACHED.test(character)) {
      last.text += character;
      continue;
    }
    const name = chain.find((one) => draws(one, code)) ?? null;
    if (last && last.face === name) last.text += character;
    else stretches.push({ text: character, face: name });
  }
  return stretches;
}
