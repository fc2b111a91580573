/** Pairs of lines of the labelled slides with what is measured of them. No text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RawSlide } from '../../../api/src/decks/reading/child/raw-slide.ts';
import { bulletedLines } from '../../../api/src/decks/reading/layout/bullets.ts';
import { measureOf } from '../../../api/src/decks/reading/layout/joins/features.ts';
import { pairsOf } from '../../../api/src/decks/reading/layout/joins/pairs.ts';
import type { Line, Slide } from '../../../api/src/decks/reading/types.ts';
import { type LabelledSlide, textsOn } from './labels.ts';
import type { Sample } from './training.ts';

const FILE = new URL('./pairs.txt.gz', import.meta.url);
const DIGITS = 1e3;

/** The pairs of a slide's lines that have labels. */
export function samplesOf(slide: Slide, raw: RawSlide, label: LabelledSlide): Sample[] {
  const texts = textsOn(slide, label);
  const textOf = new Map(texts.flatMap((lines) => lines.map((line) => [line, lines] as const)));
  const follower = (line: Line) => {
    const own = textOf.get(line) ?? [];
    return own[own.indexOf(line) + 1];
  };
  const lines = slide.lines.filter(({ furniture }) => !furniture);
  const { width, height } = slide;
  const page = {
    frames: raw.frames,
    rules: raw.rules,
    bulleted: bulletedLines(lines, raw.marks, width / height),
    width,
    height,
  };
  const pairs = pairsOf(lines, height);
  const measure = measureOf(lines, pairs, page);
  return pairs.flatMap(({ above, below }) => {
    const joined = follower(above) === below;
    const isLabelled = textOf.has(above) && textOf.has(below);
    // Lines of one text that do not follow each other teach nothing.
    if (!isLabelled || (!joined && textOf.get(above) === textOf.get(below))) return [];
    return [{ deck: label.deck, features: measure({ above, below }), joined: Number(joined) }];
  });
}

export function saveSamples(samples: readonly Sample[]): void {
  const rows = samples.map(({ deck, joined, features }) =>
    [deck, joined, ...features.map((value) => Math.round(value * DIGITS) / DIGITS)].join(' '),
  );
  writeFileSync(FILE, gzipSync(rows.join('\n'), { level: 9 }));
}

export function savedSamples(): Sample[] {
  return gunzipSync(readFileSync(FILE))
    .toString()
    .split('\n')
    .map((row) => {
      const [deck = '', joined = '', ...features] = row.split(' ');
      return { deck, joined: Number(joined), features: features.map(Number) };
    });
}
