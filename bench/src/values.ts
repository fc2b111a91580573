/**
 * How many values on strangers' decks arrive bound to their label: `DECKS_DIR=... npm run bench -- values`. The labels,
 * without text of the decks, are in `values/labels.tsv`; decks are found by their SHA-256. `DEVELOPED=` names decks
 * that the reader was improved on; the others are reported apart.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import type { Slide } from '../../api/src/decks/reading/types.ts';
import { type Label, type Outcome, outcomeOf, prepare } from './values/match.ts';

const DECKS = process.env.DECKS_DIR ?? '';
const HASH_LENGTH = 16;

function readLabels(): Label[] {
  const [, ...rows] = readFileSync(new URL('./values/labels.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [deck = '', part = '', slide = '', kind = '', picture = '', ...tokens] = row.split('\t');
    const [value = [], label = [], context = []] = tokens.map((cell) => cell.split(' ').filter(Boolean));
    return {
      deck,
      part: part as Label['part'],
      slide: Number(slide),
      kind,
      picture: picture !== '',
      value,
      label,
      context,
    };
  });
}

const factsOf = ({ values, regions }: Slide) => [
  ...values.map(({ text, label, context }) => prepare({ value: text, text: [text, label, ...context].join(' ') })),
  ...regions.flatMap(({ blocks }) => blocks.map(({ text }) => prepare({ value: null, text }))),
];

type Counts = Record<Outcome, number>;
const counts = new Map<string, Counts>();

function count(group: string, outcome: Outcome) {
  const own = counts.get(group) ?? { bound: 0, lost: 0, wrong: 0 };
  own[outcome] += 1;
  counts.set(group, own);
}

const labels = readLabels();
const files = new Map(
  (DECKS ? readdirSync(DECKS) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => {
      const path = join(DECKS, name);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, HASH_LENGTH);
      return [hash, { name, path }] as const;
    }),
);

for (const [deck, own] of Map.groupBy(labels, (label) => label.deck)) {
  const file = files.get(deck);
  if (!file) {
    console.log(`Skipped ${deck}: not in DECKS_DIR (${own.length} labels).`);
    continue;
  }
  const { slides } = await readDeck(file.path);
  const facts = new Map(slides.map((slide) => [slide.number, factsOf(slide)]));
  for (const label of own) {
    const outcome = outcomeOf(label, facts.get(label.slide) ?? []);
    count(`${label.part}: all`, outcome);
    count(`${label.part}: ${label.picture ? 'in pictures' : 'in text'}`, outcome);
    count(`${label.part}: ${label.kind}`, outcome);
    count(`deck ${file.name}`, outcome);
  }
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
console.table(
  Object.fromEntries(
    [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([group, { bound, lost, wrong }]) => {
        const all = bound + lost + wrong;
        return [
          group,
          { labels: all, bound: share(bound, all), lost: share(lost, all), 'bound wrongly': share(wrong, all) },
        ];
      }),
  ),
);
