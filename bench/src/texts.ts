/**
 * How many texts on strangers' slides are read whole: `DECKS_DIR=... npm run bench -- texts`. The labels, without text of
 * the decks, are in `texts/labels.tsv`: which lines a reader of page pictures reads as one text. `RAW_PAGES=` names a
 * folder that keeps the pages between runs.
 */
import { slidesOf } from '../../api/src/decks/reading/layout/slides.ts';
import type { Line, Slide } from '../../api/src/decks/reading/types.ts';
import { type LabelledSlide, labelledSlides, textsOn } from './texts/labels.ts';
import { rawDeckOf } from './texts/raw-decks.ts';

const SENTENCE_END = /[.!?]["”’)]*$/u;
/** Blocks of these roles bind texts to each other on purpose. */
const BOUND = new Set(['value', 'row', 'heading', 'furniture']);

const counts = { texts: 0, whole: 0, cut: 0, glued: 0, pairs: 0, joined: 0, joins: 0, wrong: 0 };
type Counts = typeof counts;

function count(into: Counts, slide: Slide, label: LabelledSlide) {
  const texts = textsOn(slide, label);
  const blocks = slide.regions.flatMap((region) => region.blocks);
  const blockOf = new Map(blocks.flatMap((block) => block.lines.map((line) => [line, block] as const)));
  const textOf = new Map(texts.flatMap((lines) => lines.map((line) => [line, lines] as const)));
  const glued = new Set<Line[]>();
  for (const { role, lines } of blocks) {
    if (BOUND.has(role)) continue;
    lines.slice(1).forEach((line, at) => {
      const [own, before] = [textOf.get(line), textOf.get(lines[at] as Line)];
      if (!own || !before) return;
      into.joins += 1;
      if (own === before) return;
      into.wrong += 1;
      glued.add(own).add(before);
    });
  }
  for (const lines of texts) {
    if (lines.every(({ furniture }) => furniture)) continue;
    // Sentences of one paragraph may stand in blocks of their own.
    const pairs = lines.slice(1).flatMap((line, at) => {
      const before = lines[at] as Line;
      return SENTENCE_END.test(before.text) ? [] : [blockOf.get(before) === blockOf.get(line)];
    });
    into.pairs += pairs.length;
    into.joined += pairs.filter(Boolean).length;
    into.texts += 1;
    if (pairs.includes(false)) into.cut += 1;
    else if (glued.has(lines)) into.glued += 1;
    else into.whole += 1;
  }
}

const groups = new Map<string, Counts>();
const groupOf = (name: string) => {
  const known = groups.get(name) ?? { ...counts };
  groups.set(name, known);
  return known;
};

for (const [deck, labels] of Map.groupBy(labelledSlides(), (label) => label.deck)) {
  const raw = await rawDeckOf(deck);
  if (!raw) {
    console.log(`Skipped ${deck}: not in DECKS_DIR.`);
    continue;
  }
  const slides = slidesOf(raw.settled, raw.recognised);
  for (const label of labels) {
    const slide = slides.find(({ number }) => number === label.slide);
    if (slide) for (const name of [label.part, `deck ${deck}`]) count(groupOf(name), slide, label);
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
const rowOf = ({ texts, whole, cut, glued, pairs, joined, joins, wrong }: Counts) => ({
  texts,
  whole: percent(whole, texts),
  cut: percent(cut, texts),
  glued: percent(glued, texts),
  'lines that go on, joined': `${percent(joined, pairs)} of ${pairs}`,
  'joins, wrong': `${percent(wrong, joins)} of ${joins}`,
});
const WORST = 12;
const decks = [...groups].filter(([name]) => name.startsWith('deck '));
console.table(
  Object.fromEntries(
    [...groups].filter(([name]) => !name.startsWith('deck ')).map(([name, own]) => [name, rowOf(own)]),
  ),
);
console.log(`The ${WORST} worst decks:`);
console.table(
  Object.fromEntries(
    decks
      .toSorted(([, a], [, b]) => a.whole / a.texts - b.whole / b.texts)
      .slice(0, WORST)
      .map(([name, own]) => [name, rowOf(own)]),
  ),
);
process.exit(0);
