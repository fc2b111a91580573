import type { Fragment } from '../child/raw-slide.ts';
import type { Line } from '../types.ts';
import { around, rightOf, sharedHeight } from './boxes.ts';
import type { Edge } from './edges.ts';
import { rowOfFigures } from './figures.ts';
import { withJustified } from './justified.ts';

/** Maximum gaps between fragments of one line, in line heights. */
const WIDEST_GAP = 0.6;
const WIDEST_AFTER_BULLET = 3;
const WIDEST_TRACKED = 3;
/** "Oslo · Bergen" is one line. */
const WIDEST_AT_SEPARATOR = 1.6;
const SEPARATED = /^[·—](?:\s?\p{L}|$)/u;
/** After a dash only a short text goes on: a longer one may end a line beside another column. */
const GOES_ON = /[\p{L}\d] ?(?:·|(?<=^.{0,30})—)$/u;
/** Between a short word and a letter-spaced one. */
const WIDEST_BESIDE_TRACKED = 1.5;
const SHORT_CAPITALS = /^(?:[\p{Lu}&] ?){1,3}$/u;
const SPACE = 0.15;

const BULLET = /^[•●○◦▪■▸►➤➢✓✔–—*·-]$/u;

/** A line under construction; `tracked` says whether its last fragment is letter-spaced. */
interface OpenLine extends Line {
  tracked: boolean;
}

type Word = Pick<OpenLine, 'text' | 'size' | 'tracked'>;

/** Whether a word is too short to show that it is letter-spaced, and the other one of its size shows it. */
const isShortBeside = (short: Word, tracked: Word) =>
  tracked.tracked &&
  SHORT_CAPITALS.test(short.text) &&
  /\p{Lu}{2}/u.test(tracked.text) &&
  Math.abs(short.size - tracked.size) < 0.02 * tracked.size;

/** A short word whose letters look like words of their own because it is letter-spaced: "I T". */
const closed = (text: string) => text.replaceAll(' ', '');

function widestGap(line: OpenLine, next: Fragment): number {
  if (BULLET.test(line.text)) return WIDEST_AFTER_BULLET;
  if (SEPARATED.test(next.text) && /[\p{L}\d]$/u.test(line.text)) return WIDEST_AT_SEPARATOR;
  if (GOES_ON.test(line.text) && /^[\p{L}\d$€£₹]/u.test(next.text)) return WIDEST_AT_SEPARATOR;
  if (line.tracked && next.tracked) return WIDEST_TRACKED;
  return isShortBeside(line, next) || isShortBeside(next, line) ? WIDEST_BESIDE_TRACKED : WIDEST_GAP;
}

const startOf = ({ text, box, size, tracked, bold, source }: Fragment): OpenLine => ({
  text,
  box,
  size,
  tracked,
  ...(bold && { bold }),
  ...(source && { source }),
});

/** Whether a drawn edge runs between a line and the text after it, as between the cells of a table. */
function isDivided({ box }: Pick<Line, 'box'>, next: Pick<Line, 'box'>, dividers: readonly Edge[]): boolean {
  const middle = next.box.y + next.box.height / 2;
  return dividers.some(
    ({ at, from, to }) => at > rightOf(box) - 0.002 && at < next.box.x + 0.002 && from < middle && to > middle,
  );
}

function sameLine(line: OpenLine, next: Fragment, em: number): boolean {
  const gap = (next.box.x - rightOf(line.box)) / em;
  const height = Math.min(line.box.height, next.box.height);
  const ratio = line.size / next.size;
  return (
    sharedHeight(line.box, next.box) > 0.6 * height &&
    gap < widestGap(line, next) &&
    gap > -0.4 &&
    line.source === next.source &&
    ratio < 2.2 &&
    ratio > 0.45
  );
}

/** Figures of neighbouring columns are a line each. Their widths are estimated from their letters. */
function apart(line: Line): Line[] {
  const figures = rowOfFigures(line.text);
  if (figures.length < 2) return [line];
  const step = line.box.width / line.text.length;
  let at = 0;
  return figures.map((text) => {
    const box = { ...line.box, x: line.box.x + at * step, width: text.length * step };
    at += text.length + 1;
    return { ...line, text, box };
  });
}

/** A word of single letters has at least so many, with even gaps of at most so many ems. */
const FEWEST_LETTERS = 4;
const WIDEST_BETWEEN_LETTERS = 2.2;
const UNEVEN = 1.5;

/** Fragments where letters that stand alone at even gaps are one word, as in a title set very wide. */
function withSpelledWords(fragments: readonly Fragment[], width: number): Fragment[] {
  const words: Fragment[][] = [];
  for (const letter of fragments.filter(({ text }) => /^\p{L}$/u.test(text))) {
    const em = Math.max(letter.size, 1) / width;
    const word = words.findLast(([first, ...more]) => {
      const last = more.at(-1) ?? first;
      if (!first || !last || Math.abs(last.size - letter.size) > 0.02 * letter.size) return false;
      const gap = letter.box.x - rightOf(last.box);
      const usual = more[0] ? more[0].box.x - rightOf(first.box) : gap;
      return (
        sharedHeight(last.box, letter.box) > 0.8 * letter.box.height &&
        gap > 0 &&
        gap < WIDEST_BETWEEN_LETTERS * em &&
        gap < UNEVEN * usual &&
        usual < UNEVEN * gap
      );
    });
    if (word) word.push(letter);
    else words.push([letter]);
  }
  const spelled = words.filter(({ length }) => length >= FEWEST_LETTERS);
  const parts = new Set(spelled.flat());
  const whole = spelled.map((letters): Fragment => {
    const text = letters.map((letter) => letter.text).join('');
    return { ...(letters[0] as Fragment), text, box: around(letters.map(({ box }) => box)), tracked: true };
  });
  return [...fragments.filter((fragment) => !parts.has(fragment)), ...whole];
}

/** A text drawn again within this share of its size is the shadow of the first. */
const SHADOW = 0.25;

/** Fragments without those that are drawn twice in one place, as a text with a shadow. */
function withoutCopies(fragments: readonly Fragment[], width: number): Fragment[] {
  const kept = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const others = kept.get(fragment.text) ?? [];
    const reach = (SHADOW * fragment.size) / width;
    const isCopy = others.some(
      ({ box }) => Math.abs(box.x - fragment.box.x) < reach && Math.abs(box.y - fragment.box.y) < reach,
    );
    if (!isCopy) kept.set(fragment.text, [...others, fragment]);
    return !isCopy;
  });
}

/**
 * Joins fragments on one baseline without a column gap into lines, whatever their order in the file: a bold word is
 * often drawn separately from its sentence. The size of the page is in points; `dividers` are vertical edges.
 */
export function linesOf(
  fragments: readonly Fragment[],
  { width, height }: { width: number; height: number },
  dividers: readonly Edge[] = [],
): Line[] {
  const lines: OpenLine[] = [];
  const turned = fragments.filter(({ turn }) => turn !== 0);
  const upright = withoutCopies(
    fragments.filter(({ turn }) => turn === 0),
    width,
  ).toSorted((a, b) => a.box.x - b.box.x);
  const level = withSpelledWords(upright, width).toSorted((a, b) => a.box.x - b.box.x);
  for (const fragment of level) {
    const em = Math.max(fragment.size, 1) / width;
    const line = lines.findLast(
      (candidate) => sameLine(candidate, fragment, em) && !isDivided(candidate, fragment, dividers),
    );
    if (!line) {
      lines.push(startOf(fragment));
      continue;
    }
    const apart = (fragment.box.x - rightOf(line.box)) / em > SPACE;
    const isShort = isShortBeside(fragment, line);
    const text = isShort ? closed(fragment.text) : fragment.text;
    if (isShortBeside(line, fragment)) line.text = closed(line.text);
    line.text += apart ? ` ${text}` : text;
    line.box = around([line.box, fragment.box]);
    line.size = Math.max(line.size, fragment.size);
    line.tracked = fragment.tracked || isShort;
    if (!fragment.bold) delete line.bold;
  }
  const plain = ({ tracked, text, ...line }: OpenLine): Line => ({ text: text.replace(/\s+/gu, ' ').trim(), ...line });
  const spelled = lines.map(plain).filter(({ text }) => text);
  const across = turned.map((fragment) => plain(startOf(fragment))).filter(({ text }) => text);
  return [...withJustified(spelled, { width, height }, (a, b) => isDivided(a, b, dividers)), ...across].flatMap(apart);
}
