/**
 * Trains the model of claims, and the weights for claims that a language model names: `npm run bench -- train-claims`. The same labels and features give the same file to the
 * bit. With the labelled decks in DECKS_DIR, their features are taken anew first, which a change of the rules, the
 * features or the reader asks for.
 */
import { writeFileSync } from 'node:fs';
import { deckFiles, readDeckOf } from './claims/deck-files.ts';
import { deckStatements } from './claims/deck-statements.ts';
import { labelledDecks, saveFeatures } from './claims/examples.ts';
import { ownDecks } from './claims/own-decks.ts';
import { trainModel, trainReaderScores } from './claims/training.ts';

const PLACE = new URL('../../api/src/evaluation/engine/rubric/claims/', import.meta.url);

if (deckFiles.size > 0) {
  const tokens = new Map<string, string[]>();
  for (const { deck, examples } of labelledDecks()) {
    // A statement that is read in another way now teaches with the features it had.
    for (const { slide, words, tokens: before } of examples) tokens.set(`${deck} ${slide} ${words}`, before);
    const read = await readDeckOf(deck);
    if (!read) throw new Error(`${deck} is not in DECKS_DIR`);
    for (const { facts, words, tokens: own } of deckStatements(read.slides))
      tokens.set(`${deck} ${facts.statement.slide} ${words}`, own);
  }
  const lost = saveFeatures(tokens);
  console.log(`Features of ${tokens.size} statements; ${lost} labelled statements have none.`);
}

const decks = labelledDecks();
const model = trainModel(decks, ownDecks());
writeFileSync(new URL('model.json', PLACE), `${JSON.stringify(model)}\n`);
writeFileSync(new URL('reader-scores.json', PLACE), `${JSON.stringify(trainReaderScores(decks))}\n`);
console.log(`Trained ${Object.keys(model.speaksTo.weights).length} weights.`);
process.exit(0);
