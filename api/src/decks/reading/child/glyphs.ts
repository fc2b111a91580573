import { MAX_PAGE_CHARACTERS } from '../limits.ts';
import type { Box } from '../types.ts';
import { moved, type Surroundings, textsInGroups } from './groups.ts';
import { isReplaced } from './marks.ts';
import { Failure, type Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

/** One drawn character. Boxes are fractions of the page as displayed. */
export interface Glyph {
  text: string;
  /** Bounds of the ink. */
  tight: Box;
  /** Advance width by line height, so neighbouring glyphs line up. */
  loose: Box;
  /** Font size in points. */
  size: number;
  /** Set in bold. */
  bold: boolean;
  /** Text direction in quarter turns clockwise, 0 to 3. */
  turn: number;
  /** Text direction in radians clockwise, as displayed. */
  angle: number;
  /** True when the file replaces what is drawn with another text (ActualText). */
  replaced: boolean;
  /** The text object that draws this glyph. */
  object: number;
  /** False in a group that is drawn with no opacity. */
  drawn: boolean;
  /** True when a space separates this glyph from the one before it. */
  spaceBefore: boolean;
  /** True when that space is in the file. PDFium adds others where letters are far apart. */
  ownSpaceBefore: boolean;
  /** True when PDFium found no Unicode character for it. */
  unmapped: boolean;
}

// PDFium's placeholder for a hyphen at the end of a line.
const LINE_END_HYPHEN = 0x02;
// Format and zero-width characters draw nothing, and could split a word for software that reads only the text.
const INKLESS = /\p{Cf}|\p{Zl}|\p{Zp}|\p{Cc}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/u;

/** A printable ASCII character other than a space. */
const isPlain = (code: number) => code > 0x20 && code < 0x7f;

function letterOf(code: number): string {
  if (code === LINE_END_HYPHEN) return '-';
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

/** The bounds of a glyph in points of the page. */
interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function boxOf(surface: Surface, { left, bottom, right, top }: Bounds): Box {
  const a = surface.place(left, bottom);
  const b = surface.place(right, top);
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Properties shared by all glyphs of one text object. */
type Type = Pick<Glyph, 'object' | 'size' | 'bold' | 'turn' | 'angle' | 'replaced' | 'drawn'>;

const BOLD_NAME = /bold|black|heavy|demi/i;
const BOLD_WEIGHT = 600;
const LONGEST_NAME = 96;

/** Whether a font is bold, by its name or its weight. */
function isBold(pdfium: Pdfium, text: number, index: number): boolean {
  if (pdfium._FPDFText_GetFontWeight(text, index) >= BOLD_WEIGHT) return true;
  const length = pdfium._FPDFText_GetFontInfo(text, index, pdfium.scratch, LONGEST_NAME, 0);
  if (length <= 1 || length > LONGEST_NAME) return false;
  return BOLD_NAME.test(Buffer.from(pdfium.bytes().subarray(pdfium.scratch, pdfium.scratch + length - 1)).toString());
}

function angleOf(surface: Surface, a: number, b: number): number {
  const from = surface.place(0, 0);
  const to = surface.place(a, b);
  return Math.atan2((to.y - from.y) * surface.height, (to.x - from.x) * surface.width);
}

function typeOf(
  pdfium: Pdfium,
  { text, index, object, drawn }: { text: number; index: number; object: number; drawn: boolean },
  surface: Surface,
): Type {
  const { scratch } = pdfium;
  pdfium._FPDFText_GetMatrix(text, index, scratch);
  const [a = 1, b = 0, c = 0, d = 1] = pdfium.floats(scratch, 4);
  const size = pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  const angle = angleOf(surface, a, b);
  const turn = (Math.round(angle / (Math.PI / 2)) + 4) % 4;
  return { object, size, turn, angle, bold: isBold(pdfium, text, index), replaced: isReplaced(pdfium, object), drawn };
}

/**
 * Where a letter of a text in groups is that replaces another, such as one of a ligature. PDFium says where it is in the
 * innermost group, except for the height of its line, and that all letters of the text begin at the same place.
 */
function placeOfReplaced(
  bounds: { tight: Bounds; loose: Bounds },
  { matrix }: Surroundings,
  start: number | null,
): { tight: Bounds; loose: Bounds } {
  const [a, b, c, d] = matrix;
  // Text of a turned group is left where it is.
  if (b !== 0 || c !== 0 || a <= 0 || d === 0) return bounds;
  const [from, to] = [
    moved(matrix, bounds.tight.left, bounds.tight.bottom),
    moved(matrix, bounds.tight.right, bounds.tight.top),
  ];
  const left = start ?? moved(matrix, bounds.loose.left, 0).x;
  return {
    tight: { left: from.x, right: to.x, bottom: Math.min(from.y, to.y), top: Math.max(from.y, to.y) },
    loose: { ...bounds.loose, left, right: left + bounds.loose.right - bounds.loose.left },
  };
}

/** All characters of a page in file order, including hidden ones. */
export function readGlyphs(pdfium: Pdfium, page: number, surface: Surface): Glyph[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return [];
  const count = pdfium._FPDFText_CountChars(text);
  if (count > MAX_PAGE_CHARACTERS) throw new Failure('too_complex');
  const [tightAt, looseAt] = [pdfium.scratch, pdfium.scratch + 32];
  const grouped = textsInGroups(pdfium, page);
  let type: Type | null = null;
  /** Where the letter before it ends, of the same object. */
  let end: number | null = null;
  const glyphs: Glyph[] = [];
  let spaceBefore = false;
  let ownSpaceBefore = false;
  for (let index = 0; index < count; index++) {
    const code = pdfium._FPDFText_GetUnicode(text, index);
    const letter = letterOf(code);
    if (!isPlain(code) && /\s/u.test(letter)) {
      spaceBefore = true;
      ownSpaceBefore ||= pdfium._FPDFText_IsGenerated(text, index) === 0;
      continue;
    }
    const object = pdfium._FPDFText_GetTextObject(text, index);
    if (object === 0) continue;
    const unmapped = pdfium._FPDFText_HasUnicodeMapError(text, index) === 1;
    if (!unmapped && !isPlain(code) && INKLESS.test(letter)) continue;
    const around = grouped.get(object);
    if (type === null || type.object !== object) {
      type = typeOf(pdfium, { text, index, object, drawn: around?.drawn ?? true }, surface);
      end = null;
    }
    pdfium._FPDFText_GetCharBox(text, index, tightAt, tightAt + 8, tightAt + 16, tightAt + 24);
    pdfium._FPDFText_GetLooseCharBox(text, index, looseAt);
    let bounds: { tight: Bounds; loose: Bounds } = {
      tight: {
        left: pdfium.double(tightAt),
        right: pdfium.double(tightAt + 8),
        bottom: pdfium.double(tightAt + 16),
        top: pdfium.double(tightAt + 24),
      },
      loose: {
        left: pdfium.float(looseAt),
        top: pdfium.float(looseAt + 4),
        right: pdfium.float(looseAt + 8),
        bottom: pdfium.float(looseAt + 12),
      },
    };
    if (type.replaced && around) bounds = placeOfReplaced(bounds, around, end);
    end = bounds.loose.right;
    glyphs.push({
      text: letter,
      tight: boxOf(surface, bounds.tight),
      loose: boxOf(surface, bounds.loose),
      ...type,
      spaceBefore,
      ownSpaceBefore,
      unmapped,
    });
    spaceBefore = false;
    ownSpaceBefore = false;
  }
  pdfium._FPDFText_ClosePage(text);
  return glyphs;
}
