import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { LABELLED, readingOf } from '../../../../test/decks/labelled/index.ts';
import { loadedModel } from './claims/claims.ts';
import { createRubricEngine } from './index.ts';
import { RUBRIC } from './rules/index.ts';
import { RUBRIC_FINGERPRINT, RUBRIC_VERSION } from './rules/version.ts';

const engine = createRubricEngine();
const asText = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value);

async function fingerprint(decks = LABELLED): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([RUBRIC, loadedModel()], asText));
  for (const deck of decks) hash.update(JSON.stringify(await engine.evaluate(readingOf(deck))));
  return hash.digest('hex');
}

it('the version of the rubric changes with what it says', async () => {
  expect({ version: RUBRIC_VERSION, fingerprint: await fingerprint() }).toEqual({
    version: RUBRIC_VERSION,
    fingerprint: RUBRIC_FINGERPRINT,
  });
});

it('the same deck gets the same answer, byte for byte', async () => {
  const some = LABELLED.filter((_, at) => at % 5 === 0);
  expect(await fingerprint(some)).toBe(await fingerprint(some));
});
