import { afterAll, describe, expect, it, jest } from '@jest/globals';
import {
  DISGUISES,
  type Disguise,
  disguisedDeck,
  INJECTIONS,
  makeShelf,
  OPEN,
  uninjected,
} from '../../../../test/decks/index.ts';
import { readDeck } from '../../../decks/reading/read-deck.ts';
import { createRubricEngine } from './index.ts';

jest.setTimeout(120_000);

const shelf = await makeShelf();
afterAll(() => shelf.clear());

const engine = createRubricEngine();
async function scoresOf(pdf: Uint8Array): Promise<(number | null)[]> {
  const { scores } = await engine.evaluate(await readDeck(await shelf.put('deck.pdf', pdf)));
  return scores.map(({ score }) => score);
}

const plain = await scoresOf(await uninjected());

/** The claim that would gain most if it were believed. `npm run bench -- rubric` tests all thirty. */
const claims = INJECTIONS.filter(({ text }) => /recurring revenue reached/u.test(text));
const [order] = INJECTIONS.filter(({ way }) => way === 'visible');

describe('a claim that nobody can see buys nothing', () => {
  it.each(claims.map(({ way, pdf }) => [way, pdf] as const))('%s', async (_, pdf) => {
    expect(await scoresOf(await pdf())).toEqual(plain);
  });

  it('although it would be worth a lot in plain sight', async () => {
    const seen = await scoresOf(await uninjected(claims[0]?.text));
    expect((seen[3] ?? 0) - (plain[3] ?? 0)).toBeGreaterThanOrEqual(3);
  });

  it('and neither does an order in plain sight', async () => {
    expect(await scoresOf((await order?.pdf()) ?? new Uint8Array())).toEqual(plain);
  });
});

describe('a claim on every slide', () => {
  const bare = (pages: readonly Disguise[]) => disguisedDeck(pages.map(() => ({ contents: '' })));

  it('buys nothing in any disguise', async () => {
    const pages = Object.values(DISGUISES);
    // A page that cannot be read leaves categories unassessed, but earns nothing.
    const earned = (scores: readonly (number | null)[]) => scores.map((score) => score ?? 0);
    expect(earned(await scoresOf(disguisedDeck(pages)))).toEqual(earned(await scoresOf(bare(pages))));
  });

  it('counts when it can be read', async () => {
    const pages = Object.values(OPEN);
    expect(await scoresOf(disguisedDeck(pages))).not.toEqual(await scoresOf(bare(pages)));
  });
});
