import type { Box } from '../types.ts';
import type { Glyph } from './glyphs.ts';
import type { Fragment } from './raw-slide.ts';

/** A glyph positioned as if its text ran left to right, in points. */
interface Laid {
  glyph: Glyph;
  start: number;
  end: number;
  base: number;
  /** Where its ink starts and ends. */
  ink: { start: number; end: number };
}

/** Gaps in ems. A gap above SPACE is a space, above BREAK a new column. One text object may be tracked more widely. */
const SPACE = 0.17;
const BREAK = 0.9;
const BREAK_WITHIN = 2.2;
/** Letters this far apart are spaced out. */
const SPREAD = 0.04;
/** A gap without a space in the file separates words when it is this much wider than the usual one. */
const WIDE = 0.6;
/** Letters are next to each other where neither their places nor their ink are further apart. */
const ADJOINING = 0.05;
const INK_APART = 0.2;
/** With spaces before this share of its letters, a word is spelled out: "S H I P". */
const SPELLED = 0.7;
const FEWEST_SPELLED = 4;
/** Fewer letters do not show how tight their text is set, and none is set tighter than this: its places are wrong. */
const FEWEST_TIGHT = 8;
const TIGHTEST = -0.08;
/** The letters of a ligature share its box, so the second one appears to start before the first. */
const LIGATURE = -1.4;

/** Start, end and baseline of a box along the direction of its text. */
function spanOf({ x, y, width: w, height: h }: Box, turn: number, width: number, height: number) {
  const [left, top, right, bottom] = [x * width, y * height, (x + w) * width, (y + h) * height];
  switch (turn) {
    case 1:
      return { start: top, end: bottom, base: -left };
    case 2:
      return { start: -right, end: -left, base: -top };
    case 3:
      return { start: -bottom, end: -top, base: right };
    default:
      return { start: left, end: right, base: bottom };
  }
}

const lay = (glyph: Glyph, width: number, height: number): Laid => ({
  glyph,
  ...spanOf(glyph.loose, glyph.turn, width, height),
  ink: spanOf(glyph.tight, glyph.turn, width, height),
});

function follows(before: Laid, next: Laid): boolean {
  const [a, b] = [before.glyph, next.glyph];
  const size = Math.max(a.size, b.size);
  const gap = (next.start - before.end) / size;
  const together = a.object === b.object;
  return (
    a.turn === b.turn &&
    size < 1.8 * Math.min(a.size, b.size) &&
    Math.abs(before.base - next.base) < 0.35 * Math.min(a.size, b.size) &&
    gap < (together ? BREAK_WITHIN : BREAK) &&
    gap > (together ? LIGATURE : -0.6)
  );
}

/** Gaps before the letters of a run, in points. */
const gapsOf = (run: Laid[]) => run.map((laid, index) => laid.start - (run[index - 1]?.end ?? laid.start));

/**
 * Whether PDFium added a space between letters that adjoin, as it does where each is drawn by itself: the gap is no wider
 * than those next to it.
 */
function isFalseSpace(run: Laid[], index: number): boolean {
  const [before, laid] = [run[index - 1], run[index]];
  if (!before || !laid?.glyph.spaceBefore || laid.glyph.ownSpaceBefore) return false;
  const gaps = gapsOf(run.slice(Math.max(0, index - 2), index + 2)).slice(1);
  const em = laid.glyph.size;
  const gap = laid.start - before.end;
  return (
    gap < ADJOINING * em && gap - Math.min(...gaps) < ADJOINING * em && laid.ink.start - before.ink.end < INK_APART * em
  );
}

/** Whether nearly all letters of a run have a space before them. Then wider gaps part words. */
function isSpread(run: Laid[], hasSpace: (index: number) => boolean): boolean {
  const spaced = run.filter(({ glyph }, index) => index > 0 && glyph.spaceBefore && hasSpace(index)).length;
  return run.length >= 3 && spaced >= (run.length - 1) * (run.length === 3 ? 1 : 0.7);
}

/** The usual gap between the letters of a run, in points. */
const usualGap = (run: Laid[]) =>
  gapsOf(run)
    .slice(1)
    .toSorted((a, b) => a - b)[(run.length - 1) >> 1] ?? 0;

/** Whether the file has a space before nearly every letter of a run. */
function isSpelled(run: Laid[]): boolean {
  const spaced = run.filter(({ glyph }, index) => index > 0 && glyph.ownSpaceBefore).length;
  return (
    run.length >= FEWEST_SPELLED &&
    spaced >= SPELLED * (run.length - 1) &&
    run.every(({ glyph }) => /[\p{L}\p{P}]/u.test(glyph.text))
  );
}

/** Letters of a spaced-out word are apart, so only wider gaps are spaces: those in the file, if there are any. */
function trackedText(run: Laid[]): string {
  const gaps = gapsOf(run);
  const usual = usualGap(run);
  const hasOwn = !isSpelled(run) && run.some(({ glyph }, index) => index > 0 && glyph.ownSpaceBefore);
  return run
    .map(({ glyph }, index) => {
      const isWide = (gaps[index] ?? 0) > usual + (hasOwn ? WIDE : 0.12) * glyph.size;
      return index > 0 && ((hasOwn && glyph.ownSpaceBefore) || isWide) ? ` ${glyph.text}` : glyph.text;
    })
    .join('');
}

/** Whether two letters are parts of a ligature, which have one place. */
const areLigature = (a: Laid | undefined, b: Laid) => a?.glyph.object === b.glyph.object && a.start === b.start;

function plainText(run: Laid[]): string {
  const [, ...gaps] = gapsOf(run);
  // Of three letters, both gaps must be wide: one of them may be a space.
  const gap = run.length === 3 ? Math.min(...gaps) : usualGap(run);
  if (run.length >= 3 && gap > SPREAD * (run[0]?.glyph.size ?? 0)) return trackedText(run);
  // In text that is set tight, letters overlap by a little, and spaces are narrower by as much.
  const isTight = run.length >= FEWEST_TIGHT && gap < 0 && gap > TIGHTEST * (run[0]?.glyph.size ?? 0);
  const overlap = isTight ? -gap : 0;
  return run
    .map((laid, index) => {
      const before = run[index - 1];
      // The place of a ligature is narrower than its ink, so a gap seems to follow it.
      const isAfterLigature = before && areLigature(run[index - 2], before) && !laid.glyph.ownSpaceBefore;
      const isSpace = laid.glyph.spaceBefore && !isFalseSpace(run, index);
      const apart =
        before && !isAfterLigature && (isSpace || laid.start - before.end + overlap > SPACE * laid.glyph.size);
      return apart ? ` ${laid.glyph.text}` : laid.glyph.text;
    })
    .join('');
}

function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Groups consecutive glyphs on one baseline, in file order. `width` and `height` are in points. */
export function runsOf(glyphs: readonly Glyph[], width: number, height: number): Glyph[][] {
  const runs: Laid[][] = [];
  for (const glyph of glyphs) {
    const laid = lay(glyph, width, height);
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && follows(before, laid)) run.push(laid);
    else runs.push([laid]);
  }
  return runs.map((run) => run.map(({ glyph }) => glyph));
}

/** The text of a run and where it stands. */
export function fragmentOf(glyphs: readonly Glyph[], width: number, height: number): Fragment {
  const run = glyphs.map((glyph) => lay(glyph, width, height));
  const text = isSpread(run, () => true) ? trackedText(run) : plainText(run);
  return {
    text: text.normalize('NFC'),
    box: union(glyphs.map(({ loose }) => loose)),
    size: Math.max(...glyphs.map(({ size }) => size)),
    ...(glyphs.every(({ bold }) => bold) && { bold: true }),
    turn: glyphs[0]?.turn ?? 0,
    tracked: isSpread(run, (index) => !isFalseSpace(run, index)),
  };
}
