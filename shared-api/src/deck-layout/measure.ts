import type { TextStyle } from './types.ts';
import { RANGES, WIDTHS } from './widths.generated.ts';

/** A family in a weight or slant, such as `arial700`. */
type Face = string;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Map([...DIGITS].map((digit, index) => [digit, index]));
const MISSING = 4095;
/** As wide as the letter without its accent. */
const AS_BASE = 4094;
const EM = 2048;
/** Characters that a font lacks get Arial's width times this factor, because Georgia is a little wider. */
const STAND_IN = 1.1;

const packedTables: Record<Face, string> = { ...WIDTHS };
const tables = new Map<Face, Uint16Array>();

/** Adds the widths of more fonts, which a page loads when a deck has them. Until then, they are as wide as Arial. */
export function addWidths(more: Readonly<Record<Face, string>>): void {
  Object.assign(packedTables, more);
  for (const face of Object.keys(more)) {
    tables.delete(face);
    delete known[face];
  }
}

function tableOf(face: Face): Uint16Array {
  const known = tables.get(face);
  if (known) return known;
  const packed = packedTables[face] ?? '';
  const table = Uint16Array.from({ length: packed.length / 2 }, (_, index) => {
    const high = VALUE.get(packed[index * 2] ?? '') ?? 0;
    return high * 64 + (VALUE.get(packed[index * 2 + 1] ?? '') ?? 0);
  });
  tables.set(face, table);
  return table;
}

function indexOf(code: number): number | null {
  let before = 0;
  for (const [first, last] of RANGES) {
    if (code < first) return null;
    if (code <= last) return before + code - first;
    before += last - first + 1;
  }
  return null;
}

const MARKS = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}　-〿＀-￯]$/u;

/** Width of a character in no table, relative to the font size. Never less than fonts draw. */
function assumedWidth(character: string): number {
  if (MARKS.test(character)) return 0;
  if (PICTURE.test(character)) return 1.35;
  if (WIDE.test(character)) return 1;
  return 0.95;
}

const faceOf = ({ family, weight, italic }: TextStyle): Face =>
  `${family}${weight === 700 ? '700' : italic ? '400i' : '400'}`;

/** Width of a character in a face, relative to the font size; null if the face lacks it. */
function drawnWidth(character: string, face: Face): number | null {
  const index = indexOf(character.codePointAt(0) ?? 0);
  const width = index === null ? MISSING : (tableOf(face)[index] ?? MISSING);
  if (width === AS_BASE) return drawnWidth(character.normalize('NFD').charAt(0), face);
  return width === MISSING ? null : width / EM;
}

/** Width of a character, relative to the font size. */
function widthOf(character: string, face: Face, standIn: Face): number {
  const own = drawnWidth(character, face);
  if (own !== null) return own;
  const other = drawnWidth(character, standIn);
  return other === null ? assumedWidth(character) : other * STAND_IN;
}

/** Cached widths by face. */
const known: Record<Face, Map<string, number>> = {};

/** Width of a text in points, without kerning. Fonts with kerning need slightly less. */
export function textWidth(text: string, style: TextStyle): number {
  const face = faceOf(style);
  known[face] ??= new Map();
  const widths = known[face];
  let sum = 0;
  for (const character of text) {
    let width = widths.get(character);
    if (width === undefined) {
      width = widthOf(character, face, style.weight === 700 ? 'arial700' : 'arial400');
      widths.set(character, width);
    }
    sum += width;
  }
  return sum * style.size;
}
