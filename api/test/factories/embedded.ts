import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDeck } from '../../src/decks/reading/draw-deck.ts';
import { lookAtDeck } from '../../src/decks/reading/look-at-deck.ts';
import { readDeck } from '../../src/decks/reading/read-deck.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { createRubricEngine } from '../../src/evaluation/engine/rubric/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import { buildApp } from '../../src/server/app.ts';
import { assemble } from '../../src/server/assemble.ts';

/** An embedded installation with a file database, and with the demo by default. */
export async function buildEmbedded({ isDemo = true, dir = mkdtempSync(join(tmpdir(), 'northlight-embedded-')) } = {}) {
  const config = readConfig({ DATA_DIR: dir, SITE_DIR: join(dir, 'site'), LOG_LEVEL: 'silent', CHECK_ANSWERS: 'on' });
  const mailReport = { delivered: () => {}, failed: () => {} };
  const context = await assemble({ config, readDeck, drawDeck, lookAtDeck, engine: createRubricEngine(), mailReport });
  if (isDemo) await seedDemo(context);
  const app = buildApp(context);
  return {
    app,
    config,
    context,
    async close() {
      await app.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type Embedded = Awaited<ReturnType<typeof buildEmbedded>>;
