import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDeck } from '../decks/reading/draw-deck.ts';
import { lookAtDeck } from '../decks/reading/look-at-deck.ts';
import { readDeck } from '../decks/reading/read-deck.ts';
import { readConfig } from '../platform/config.ts';
import { sqlite } from '../platform/database/sqlite.ts';
import { buildApp } from './app.ts';
import { assemble } from './assemble.ts';

/** Creates the OpenAPI document. Doesn't listen, and deletes its temporary data. */
export async function describeApi(): Promise<object> {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-contract-'));
  const config = readConfig({ DATA_DIR: dir, SITE_DIR: dir, LOG_LEVEL: 'silent' });
  const engine = { evaluate: () => Promise.reject(new Error('Nothing can be evaluated while the API is described.')) };
  const mailReport = { delivered: () => {}, failed: () => {} };
  const app = buildApp(
    await assemble({ config, readDeck, drawDeck, lookAtDeck, engine, mailReport, database: sqlite(':memory:') }),
  );
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
    rmSync(dir, { recursive: true });
  }
}
