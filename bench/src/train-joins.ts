/**
 * Trains the model that says which line of a slide continues which: `npm run bench -- train-joins`. The same labels
 * give the same file to the bit. With the labelled decks in DECKS_DIR, their pairs of lines are measured anew first,
 * which a change of the features or of the reader asks for. It also prints how well pairs are told apart by models that
 * never saw their deck.
 */
import { writeFileSync } from 'node:fs';
import { type Forest, probability } from '../../api/src/decks/reading/layout/joins/forest.ts';
import { slidesOf } from '../../api/src/decks/reading/layout/slides.ts';
import { deckFiles } from './claims/deck-files.ts';
import { labelledSlides } from './texts/labels.ts';
import { rawDeckOf } from './texts/raw-decks.ts';
import { samplesOf, savedSamples, saveSamples } from './texts/samples.ts';
import { type Sample, trainForest } from './texts/training.ts';

const FOLDS = 5;
const LIKELY = 0.5;

async function measuredSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const learned = labelledSlides().filter(({ part }) => part === 'learned from');
  for (const [deck, labels] of Map.groupBy(learned, (label) => label.deck)) {
    const raw = await rawDeckOf(deck);
    if (!raw) throw new Error(`${deck} is not in DECKS_DIR`);
    const slides = slidesOf(raw.settled, raw.recognised);
    for (const label of labels) {
      const slide = slides.find(({ number }) => number === label.slide);
      const page = raw.settled.find(({ number }) => number === label.slide);
      if (slide && page) samples.push(...samplesOf(slide, page, label));
    }
  }
  return samples;
}

function errorsOf(model: Forest, samples: readonly Sample[]) {
  const said = samples.map(({ features, joined }) => ({
    joined: joined === 1,
    is: probability(model, features) >= LIKELY,
  }));
  return {
    pairs: said.length,
    'one text': said.filter(({ joined }) => joined).length,
    'of them joined': said.filter(({ joined, is }) => joined && is).length,
    'joined wrongly': said.filter(({ joined, is }) => !joined && is).length,
  };
}

if (deckFiles.size > 0) saveSamples(await measuredSamples());
const samples = savedSamples();
const decks = [...new Set(samples.map(({ deck }) => deck))].sort();
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const held = new Set(decks.filter((_deck, at) => at % FOLDS === fold));
  return errorsOf(
    trainForest(samples.filter(({ deck }) => !held.has(deck))),
    samples.filter(({ deck }) => held.has(deck)),
  );
});
console.table(folds);
writeFileSync(
  new URL('../../api/src/decks/reading/layout/joins/forest.json', import.meta.url),
  `${JSON.stringify(trainForest(samples))}\n`,
);
console.log(`Trained on ${samples.length} pairs of lines of ${decks.length} decks.`);
process.exit(0);
