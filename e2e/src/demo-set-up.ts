import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { existing } from './accounts.ts';
import { DEMO } from './person.ts';
import { startProduct } from './product.ts';

/** Decks of the demo founder that the server evaluates after its first start. */
const EVALUATED = 3;

/**
 * Lets one product create the demo data. Products on SQLite start with a copy of it, which takes a quarter of the
 * processor time of a first start.
 * @returns a function that deletes it
 */
export default async function setUp() {
  const dir = await mkdtemp(join(tmpdir(), 'northlight-e2e-demo-'));
  const product = await startProduct({ DATA_DIR: dir });
  const founder = await existing(product, DEMO.founder, DEMO.password);
  while ((await founder.call<object[]>('GET', '/pitch-decks/evaluations/')).length < EVALUATED) await wait(100);
  await product.stop();
  process.env.JOURNEYS_DEMO_DATA = dir;
  return () => rm(dir, { recursive: true, force: true });
}
