import { textWidth } from './measure.ts';
import type { TextRun } from './types.ts';

interface Piece {
  run: TextRun;
  text: string;
  width: number;
}

/** Text that can't be broken. `space` is the space after it, which is dropped at the end of a line. */
interface Word {
  pieces: Piece[];
  width: number;
  space: Piece | null;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Spaces, single ideographs, and text up to a dash. A line may break after each. */
const ATOMS =
  /[ \u2000-\u200a\u3000]+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af–—-]*(?:[–—-]+|(?=[\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|$))|\S/gu;
const BLANK = /^[ \u2000-\u200a\u3000]+$/u;
const ENDS_WORD = /[^–—-][–—-]+$|^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/u;

const pieceOf = (run: TextRun, text: string): Piece => ({ run, text, width: textWidth(text, run) });

function wordsOf(runs: TextRun[]): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const run of runs) {
    for (const [text] of run.text.matchAll(ATOMS)) {
      if (text === '') continue;
      open ??= { pieces: [], width: 0, space: null };
      if (BLANK.test(text)) open.space = pieceOf(run, text);
      else {
        const piece = pieceOf(run, text);
        open.pieces.push(piece);
        open.width += piece.width;
      }
      if (open.space || ENDS_WORD.test(text)) {
        words.push(open);
        open = null;
      }
    }
  }
  if (open) words.push(open);
  return words;
}

/** Splits a word that is wider than a line. */
function cut(word: Word, width: number): Word[] {
  const parts: Word[] = [];
  let part: Word = { pieces: [], width: 0, space: null };
  for (const { run, text } of word.pieces) {
    for (const { segment } of graphemes.segment(text)) {
      const piece = pieceOf(run, segment);
      if (part.pieces.length > 0 && part.width + piece.width > width) {
        parts.push(part);
        part = { pieces: [], width: 0, space: null };
      }
      part.pieces.push(piece);
      part.width += piece.width;
    }
  }
  parts.push({ ...part, space: word.space });
  return parts;
}

function join(pieces: Piece[]): TextRun[] {
  const runs: TextRun[] = [];
  let from: TextRun | null = null;
  for (const { run, text } of pieces) {
    const last = runs.at(-1);
    if (last && from === run) last.text += text;
    else runs.push({ ...run, text });
    from = run;
  }
  return runs;
}

export interface BrokenLine {
  runs: TextRun[];
  /** Points. */
  width: number;
}

/** Breaks text into lines of at most `width` points. Only spaces at the ends of lines are dropped. */
export function breakLines(runs: TextRun[], width: number): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  let space: Piece | null = null;
  const end = () => {
    lines.push({ runs: join(pieces), width: used });
    pieces = [];
    used = 0;
    space = null;
  };
  for (const word of wordsOf(runs).flatMap((one) => (one.width > width ? cut(one, width) : [one]))) {
    const gap: number = space ? (space as Piece).width : 0;
    if (pieces.length > 0 && used + gap + word.width > width) end();
    if (space) {
      pieces.push(space);
      used += (space as Piece).width;
    }
    pieces.push(...word.pieces);
    used += word.width;
    space = word.space;
  }
  if (pieces.length > 0 || lines.length === 0) end();
  return lines;
}
