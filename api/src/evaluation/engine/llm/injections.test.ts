import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { INJECTIONS, makeShelf, uninjected } from '../../../../test/decks/index.ts';
import { buildModelEngine, type TestModelEngine } from '../../../../test/factories/model.ts';
import { obey, reads } from '../../../../test/model-server/answers.ts';
import { type Behaviour, type ModelServer, startModelServer } from '../../../../test/model-server/index.ts';
import { readDeck } from '../../../decks/reading/read-deck.ts';
import { createRubricEngine } from '../rubric/index.ts';

jest.setTimeout(240_000);

const shelf = await makeShelf();
let server: ModelServer;
let built: TestModelEngine;
beforeAll(async () => {
  server = await startModelServer(obey);
  built = await buildModelEngine(server.url, {
    AI_TOKENS_PER_DAY: '2000000000',
    AI_TOKENS_PER_PERSON_PER_DAY: '2000000000',
  });
});
afterAll(async () => {
  await built.close();
  await server.close();
  shelf.clear();
});

async function judged(pdf: Uint8Array, behave: Behaviour = obey) {
  server.behave(behave);
  const deck = await readDeck(await shelf.put('deck.pdf', pdf));
  const result = await built.engine.for(null).evaluation.evaluate(deck);
  const points = result.scores.map(({ score }) => score);
  return { result, points, sent: server.asked.map(({ body }) => JSON.stringify(body)) };
}

/**
 * Keeps only the instruction that such a model would follow. The other decks differ in wording only; all thirty were
 * checked.
 */
const orders = INJECTIONS.filter(({ text }) => text === INJECTIONS[0]?.text);

/** The deck without instructions, read by such a model, and by fixed rules. */
let plain: (number | null)[];
let ruled: (number | null)[];
beforeAll(async () => {
  plain = (await judged(await uninjected(), reads)).points;
  const deck = await readDeck(await shelf.put('deck.pdf', await uninjected()));
  ruled = (await createRubricEngine().evaluate(deck)).scores.map(({ score }) => score);
});

describe('a model that does whatever a deck tells it', () => {
  it.each(orders.filter(({ way }) => way !== 'visible').map((one) => [one.way, one.text, one.pdf] as const))(
    'never gets to see what is %s: “%s”',
    async (_, text, pdf) => {
      const { points, sent } = await judged(await pdf());
      expect(points).toEqual(plain);
      expect(sent).toHaveLength(1);
      expect(sent[0]).not.toContain(text.slice(0, 40));
    },
  );

  it.each(orders.filter(({ way }) => way === 'visible').map((one) => [one.text, one.pdf] as const))(
    'is not asked about a deck that orders “%s”',
    async (_, pdf) => {
      const { points, result, sent } = await judged(await pdf());
      expect(points).toEqual(ruled);
      expect([sent.length, result.engine]).toEqual([0, 'rubric']);
    },
  );
});
