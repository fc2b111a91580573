import type { Box, Line } from '../../types.ts';
import { bottomOf, rightOf, sharedWidth } from '../boxes.ts';
import { isFigure } from '../figures.ts';
import { isItem } from '../paragraphs.ts';
import { gapBetween, type Pair } from './pairs.ts';

/** What surrounds the lines of a page. */
export interface Surroundings {
  /** Drawn shapes that may hold text. */
  frames: readonly Box[];
  /** Drawn lines. */
  rules: readonly Box[];
  /** Lines that begin with a drawn bullet. */
  bulleted: ReadonlySet<Line>;
  /** Page size in points. */
  width: number;
  height: number;
}

const SENTENCE_END = /[.!?]["”’)]*$/u;
const OPEN_END = /[,;–—-]$/u;
const SMALL_WORDS =
  'a an and as at but by can for from if in into is are not be of on or our per since than that the their this these to until via we when where which while who will with without your its'.split(
    ' ',
  );
const UNFINISHED = new RegExp(String.raw`(?:^|\s)(?:${SMALL_WORDS.join('|')}|&|\+|/)$`, 'iu');
const SMALL = new Set(SMALL_WORDS);
const NAMED = /^[^:]{1,40}:\s/u;
const SOURCE = /^\(?sources?\b/iu;

/** Alignments are this close, as shares of the page's width. */
const ALIGNED = 0.006;
/** Sizes that differ by less than this share are one. */
const SAME_SIZE = 0.06;
/** Larger frames are no cards. */
const LARGEST_CARD = 0.6;
/** Stands for "there is none" where 0 says something. */
const NONE = -1;
const MOST_LINES = 12;

const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
const centreOf = (box: Box) => box.x + box.width / 2;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const sameSize = (a: Line, b: Line) => Math.abs(a.size - b.size) < SAME_SIZE * b.size;
const share = (lines: readonly Line[], test: (line: Line) => boolean) =>
  lines.length === 0 ? NONE : lines.filter(test).length / lines.length;

/** Whether the words of a text that may begin with a capital do, as in a label: "Real-Time Alerts". */
function isTitleCase(text: string): boolean {
  const large = wordsOf(text).filter((word) => !SMALL.has(word.toLowerCase()) && /\p{L}/u.test(word));
  return large.length > 0 && large.every((word) => /^[\p{Lu}\d]/u.test(word));
}

function isInside(box: Box, frame: Box): boolean {
  const middle = box.y + box.height / 2;
  const centre = centreOf(box);
  return centre > frame.x && centre < rightOf(frame) && middle > frame.y && middle < bottomOf(frame);
}

function isAligned(a: Box, b: Box): boolean {
  return [a.x - b.x, centreOf(a) - centreOf(b), rightOf(a) - rightOf(b)].some(
    (distance) => Math.abs(distance) < ALIGNED,
  );
}

/** Names of what is measured, in the order of the numbers. */
export const FEATURES = [
  'gap',
  'gap beyond the smallest of its stack',
  'gap beyond the usual one of its stack',
  'gap beyond the smallest of the slide',
  'gap beyond the usual one of the slide',
  'lines in the stack',
  'place in the stack',
  'size above, log of ratio',
  'bold differs',
  'bold above',
  'left edges apart',
  'centres apart',
  'right edges apart',
  'above ends a sentence',
  'above ends open',
  'above ends with a small word',
  'below begins with a small letter',
  'below begins with a digit',
  'below begins with a bullet',
  'above begins with a bullet',
  'below has a drawn bullet',
  'above has a drawn bullet',
  'below begins with a small word',
  'room for the next word',
  'room for the next word at the right',
  'same card',
  'room for the next word in the card',
  'lines in the card',
  'rule between',
  'words below',
  'letters above',
  'letters below',
  'figure below',
  'above in title case',
  'colon above',
  'name and colon below',
  'stack ends sentences',
  'stack begins small',
  'recognised',
  'parenthesis below',
  'source below',
  'name and colon above',
] as const;

/** Measures pairs of lines of one page. Distances are in font sizes of the smaller line. */
export function measureOf(
  lines: readonly Line[],
  pairs: readonly Pair[],
  { frames, rules, bulleted, width, height }: Surroundings,
): (pair: Pair) => number[] {
  const cards = frames
    .filter((frame) => frame.width * frame.height < LARGEST_CARD)
    .toSorted((a, b) => a.width * a.height - b.width * b.height);
  const cardOf = new Map(lines.map((line) => [line, cards.find((card) => isInside(line.box, card))]));
  const stacks = new Map<Line, Line[]>();

  /** The lines of one size, one below the other, that are aligned with a line. */
  function stackOf(line: Line): Line[] {
    const known = stacks.get(line);
    if (known) return known;
    const alike = lines
      .filter((other) => sameSize(other, line) && isAligned(other.box, line.box))
      .toSorted((a, b) => a.box.y - b.box.y);
    const isNext = (at: number) => {
      const [above, below] = [alike[at], alike[at + 1]];
      if (!above || !below) return false;
      const gap = gapBetween(above, below, height);
      return gap < 1.6 && gap > -0.8;
    };
    let from = alike.indexOf(line);
    let to = from;
    while (isNext(from - 1)) from--;
    while (isNext(to)) to++;
    const stack = alike.slice(from, to + 1);
    stacks.set(line, stack);
    return stack;
  }

  const gapsBySize = new Map<number, number[]>();
  function gapsOfSize(line: Line): number[] {
    const known = gapsBySize.get(line.size);
    if (known) return known;
    const gaps = pairs
      .filter(({ above, below }) => sameSize(above, line) && sameSize(below, line))
      .map(({ above, below }) => gapBetween(above, below, height))
      .toSorted((a, b) => a - b);
    gapsBySize.set(line.size, gaps);
    return gaps;
  }

  return ({ above, below }) => {
    const em = Math.min(above.size, below.size) / width;
    const gap = gapBetween(above, below, height);
    const over = stackOf(above);
    const stack = stackOf(below);
    const gaps = stack
      .slice(1)
      .map((line, at) => gapBetween(stack[at] as Line, line, height))
      .toSorted((a, b) => a - b);
    const usual = gapsOfSize(below);
    const middle = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? gap;
    const [head, text] = [above.text.trim(), below.text.trim()];
    const firstWord = text.split(' ')[0] ?? text;
    const firstWidth = (below.box.width * (firstWord.length + 1)) / Math.max(1, text.length);
    const near = [...over, ...stack];
    const widest = Math.max(...near.map(({ box }) => box.width));
    const rightmost = Math.max(...near.map(({ box }) => rightOf(box)));
    const [card, cardBelow] = [cardOf.get(above), cardOf.get(below)];
    const others = stack.filter((line) => line !== above && line !== below);
    const isDivided = rules.some(
      (rule) =>
        rule.height < 0.01 &&
        rule.y > above.box.y + above.box.height / 2 &&
        rule.y < below.box.y + below.box.height / 2 &&
        sharedWidth(rule, below.box) > 0,
    );
    return [
      gap,
      gap - (gaps[0] ?? gap),
      gap - middle(gaps),
      gap - (usual[0] ?? gap),
      gap - middle(usual),
      Math.min(MOST_LINES, stack.length),
      Math.min(MOST_LINES, stack.indexOf(below)),
      Math.log(above.size / below.size),
      Number(Boolean(above.bold) !== Boolean(below.bold)),
      Number(Boolean(above.bold) && !below.bold),
      Math.min(4, Math.abs(above.box.x - below.box.x) / em),
      Math.min(4, Math.abs(centreOf(above.box) - centreOf(below.box)) / em),
      Math.min(4, Math.abs(rightOf(above.box) - rightOf(below.box)) / em),
      Number(SENTENCE_END.test(head)),
      Number(OPEN_END.test(head)),
      Number(UNFINISHED.test(head)),
      Number(/^\p{Ll}/u.test(text)),
      Number(/^[$€£₹~<>+]?\d/u.test(text)),
      Number(isItem(below)),
      Number(isItem(above)),
      Number(bulleted.has(below)),
      Number(bulleted.has(above)),
      Number(SMALL.has((wordsOf(text)[0] ?? '').toLowerCase())),
      within((widest - above.box.width - firstWidth) / em, -5, 20),
      within((rightmost - rightOf(above.box) - firstWidth) / em, -5, 20),
      card || cardBelow ? Number(card === cardBelow) : NONE,
      card && card === cardBelow ? Math.min(20, (card.width - above.box.width - firstWidth) / em) : -9,
      card ? Math.min(MOST_LINES, lines.filter((line) => cardOf.get(line) === card).length) : NONE,
      Number(isDivided),
      Math.min(15, wordsOf(text).length),
      Math.min(80, head.length),
      Math.min(80, text.length),
      Number(isFigure(text)),
      Number(isTitleCase(head)),
      Number(/:/u.test(head)),
      Number(NAMED.test(text)),
      share(others, (line) => SENTENCE_END.test(line.text)),
      stack.length > 1 ? share(stack.slice(1), (line) => /^\p{Ll}/u.test(line.text)) : NONE,
      Number(above.source === 'ocr'),
      Number(/^[(&+]/u.test(text)),
      Number(SOURCE.test(text)),
      Number(NAMED.test(head)),
    ];
  };
}
