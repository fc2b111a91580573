import { writeFileSync } from 'node:fs';
import { stagesIn } from '@northlight/shared-api/rules';
import { createRubricEngine } from '../src/evaluation/engine/rubric/index.ts';
import { LABELLED, readingOf } from '../test/decks/labelled/index.ts';

/** Scores the invented decks with the built-in engine and writes the results for the demo. */
const engine = createRubricEngine();
const decks = [];
for (const half of LABELLED) {
  const deck = readingOf(half);
  const { scores } = await engine.evaluate(deck);
  const stage = stagesIn(deck.slides.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'));
  decks.push({ sector: '', stage: stage.length === 1 ? stage[0] : '', scores: scores.map(({ score }) => score) });
}
const target = new URL('../src/evaluation/benchmarks/demo-decks.json', import.meta.url);
writeFileSync(target, `[\n${decks.map((deck) => `  ${JSON.stringify(deck)}`).join(',\n')}\n]\n`);
