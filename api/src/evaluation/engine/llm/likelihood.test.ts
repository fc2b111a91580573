import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/deck-of.ts';
import { buildModelEngine } from '../../../../test/factories/model.ts';
import { type Behaviour, inTurn, type ModelServer, startModelServer } from '../../../../test/model-server/index.ts';
import { createRubricEngine } from '../rubric/index.ts';
import type { LikelihoodInput } from '../types.ts';

let server: ModelServer;
let input: LikelihoodInput;
beforeAll(async () => {
  server = await startModelServer(() => ({}));
  const content = deckOf([
    ['Isferd', 'Refrigerated freight that tells you before it spoils'],
    ['Traction', '41 paying fleets, $64K monthly revenue in October 2026, audited by Lindqvist & Co'],
  ]);
  input = {
    deck: { content, evaluation: await createRubricEngine().evaluate(content) },
    founder: { sector: 'Logistics', bio: 'Cold chain people from Denmark.' },
    investor: {
      fields: ['Logistics'],
      stage: 'Seed',
      geography: 'Nordics',
      preferences: 'A private remark',
      min: 500_000,
      max: 3_000_000,
      questionnaire: ['Another private remark'],
    },
    answers: [
      { question: 'Why now?', text: 'Denmark fines spoiled freight since 2026.', hasFile: false, isChoice: false },
    ],
  };
});
afterAll(() => server.close());

async function assess(behave: Behaviour) {
  server.behave(behave);
  const { engine, builtIn, close } = await buildModelEngine(server.url);
  const worked = await builtIn.likelihood.assess(input);
  const result = await engine.for(1).likelihood.assess(input);
  await close();
  return { worked, result };
}

const saying = (reason: string, quote: string) =>
  inTurn({ text: JSON.stringify({ reasons: [{ factor: 'Sector', reason, quote }] }) });

describe('a likelihood', () => {
  it('takes the words of a model that rest on what the founder said, and keeps its score', async () => {
    const reason = 'Both speak of freight, and the deck names 41 paying fleets.';
    const { worked, result } = await assess(saying(reason, '41 paying fleets'));
    expect(result).toMatchObject({ engine: 'llm', model: 'local-1', likelihood_score: worked.likelihood_score });
    expect(result.factors.find(({ name }) => name === 'Sector')).toMatchObject({
      reason,
      verdict: worked.factors.find(({ name }) => name === 'Sector')?.verdict,
    });
    expect(result.likelihood_reason).toContain(reason);
  });

  it.each([
    ['rest on nothing that was said', 'Both speak of freight.', '900 paying fleets'],
    ['have a number of their own', 'It has 900 fleets.', '41 paying fleets'],
    ['speak of chances', 'The chances of funding are good.', '41 paying fleets'],
  ])('does without words that %s', async (_, reason, quote) => {
    const { worked, result } = await assess(saying(reason, quote));
    expect(result.factors).toEqual(worked.factors);
    expect(result.likelihood_reason).toBe(worked.likelihood_reason);
  });

  it('is that of the built-in engine, and says so, when the model fails', async () => {
    const { worked, result } = await assess(inTurn({ status: 500 }));
    expect(result).toEqual(worked);
    expect(result.engine).toBe('rubric');
  });

  it('tells the model nothing that the investor keeps private', async () => {
    await assess(saying('Freight.', 'freight'));
    expect(JSON.stringify(server.asked[0]?.body)).not.toContain('private remark');
  });
});
