import { readFileSync } from 'node:fs';
import type { Line } from '../../types.ts';
import { measureOf, type Surroundings } from './features.ts';
import { type Forest, probability } from './forest.ts';
import { pairsOf } from './pairs.ts';

/** With more lines than this, a page has no texts that a person would read. */
const MOST_LINES = 400;
const LIKELY = 0.5;

let forest: Forest | undefined;
const loaded = (): Forest => {
  forest ??= JSON.parse(readFileSync(new URL('./forest.json', import.meta.url), 'utf8')) as Forest;
  return forest;
};

/**
 * Which line continues which: the lines of a sentence, a paragraph, a list item or a label that a reader takes for one
 * text. Decided by a model that learned it from the pages of strangers' decks; `bench/src/texts` has its examples.
 * @param lines of one page, without furniture
 * @returns by line, the one that continues it; each line continues one at most
 */
export function joinsOf(lines: readonly Line[], page: Surroundings): Map<Line, Line> {
  const next = new Map<Line, Line>();
  if (lines.length > MOST_LINES) return next;
  const pairs = pairsOf(lines, page.height);
  const measure = measureOf(lines, pairs, page);
  const model = loaded();
  const likely = pairs
    .map((pair) => ({ ...pair, likelihood: probability(model, measure(pair)) }))
    .filter(({ likelihood }) => likelihood >= LIKELY)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const continued = new Set<Line>();
  for (const { above, below } of likely) {
    if (next.has(above) || continued.has(below)) continue;
    next.set(above, below);
    continued.add(below);
  }
  return next;
}
