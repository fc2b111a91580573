import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDeck } from '../src/decks/reading/draw-deck.ts';
import { lookAtDeck } from '../src/decks/reading/look-at-deck.ts';
import { readDeck } from '../src/decks/reading/read-deck.ts';
import { scoreDemoDecks } from '../src/demo/score-demo-decks.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { createRubricEngine } from '../src/evaluation/engine/rubric/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { sqlite } from '../src/platform/database/sqlite.ts';
import { assemble } from '../src/server/assemble.ts';

/** Scores the demo decks with the built-in engine and writes the results for the demo. */
const dir = mkdtempSync(join(tmpdir(), 'northlight-demo-'));
try {
  const config = readConfig({ DATA_DIR: dir });
  const mailReport = { delivered: () => {}, failed: () => {} };
  const parts = {
    config,
    readDeck,
    drawDeck,
    lookAtDeck,
    engine: createRubricEngine(),
    mailReport,
    database: sqlite(':memory:'),
  };
  const context = await assemble(parts);
  await seedDemo(context);
  const target = new URL('../src/demo/likelihoods.json', import.meta.url);
  writeFileSync(target, `${JSON.stringify(await scoreDemoDecks(context), null, 2)}\n`);
  await context.db.destroy();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
