import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../test/decks/index.ts';
import { compareDiscrepancies, compareResults } from './compare.ts';
import { createRubricEngine } from './rubric/index.ts';
import type { EvaluationResult } from './types.ts';

const engine = createRubricEngine();
const COVER = ['Tidewell', 'Leak detection for water utilities'];
const evaluate = (...slides: string[][]) => engine.evaluate(deckOf([COVER, ...slides]));
const MARKET = ['Market size', 'The global market for leak detection is worth $1.2 billion a year.'];
const SOURCED = [
  'Market size',
  'The global market for leak detection is worth $1.2 billion a year (Halden Research, 2025).',
];
const TEAM = ['Team', 'Maya Okafor, CEO: ran leakage for Marlow Water from 2014 to 2022.'];

/** The categories with gained or lost evidence, with the rules concerned. */
const changed = (earlier: EvaluationResult, later: EvaluationResult) =>
  compareResults(earlier, later)
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
    .map(({ category, gained, lost }) => ({
      category,
      gained: gained.map(({ rule }) => rule),
      lost: lost.map(({ rule }) => rule),
    }));

describe('from one version of a deck to the next', () => {
  it('evidence is gained, and the score with it', async () => {
    const changes = compareResults(await evaluate(MARKET), await evaluate(MARKET, TEAM));
    expect(changes).toHaveLength(8);
    expect(changes.find(({ category }) => category === 'Team')).toMatchObject({
      before: 0,
      after: 8,
      gained: expect.arrayContaining([expect.objectContaining({ rule: 'People and roles', quote: TEAM[1] })]),
      lost: [],
    });
  });

  it('evidence is lost, with the sentence that is gone', async () => {
    const changes = compareResults(await evaluate(MARKET, TEAM), await evaluate(MARKET));
    const team = changes.find(({ category }) => category === 'Team');
    expect(team).toMatchObject({ before: 8, after: 0, gained: [] });
    expect(team?.lost[0]?.quote).toBe(TEAM[1]);
  });

  it('a source is gained, and lost again', async () => {
    const [bare, sourced] = [await evaluate(MARKET), await evaluate(SOURCED)];
    expect(changed(bare, sourced)).toEqual([{ category: 'Market', gained: ['Market size'], lost: [] }]);
    expect(changed(sourced, bare)).toEqual([{ category: 'Market', gained: [], lost: ['Market size'] }]);
  });

  it('nothing changes when slides change places, or when other words weigh the same', async () => {
    expect(changed(await evaluate(MARKET, TEAM), await evaluate(TEAM, MARKET))).toEqual([]);
    const other = ['Market size', 'The global market for leak detection is worth $1.4 billion a year.'];
    expect(changed(await evaluate(MARKET), await evaluate(other))).toEqual([]);
  });

  it('a contradiction is settled, another arises', async () => {
    const [one, two] = [await evaluate(['The ask', 'Raising $3M'], ['Summary', 'Raising $5M']), await evaluate(MARKET)];
    expect(compareDiscrepancies(one, two)).toMatchObject({ settled: [{ name: 'Amount raised' }], arisen: [] });
    expect(compareDiscrepancies(two, one)).toMatchObject({ settled: [], arisen: [{ name: 'Amount raised' }] });
    expect(compareDiscrepancies(one, one)).toEqual({ settled: [], arisen: [] });
  });

  it('nothing is gained or lost in a category that one of them could not assess', async () => {
    const deck = deckOf([COVER, MARKET, []]);
    const slides = deck.slides.map((slide) => ({ ...slide, readable: slide.number < 3 }));
    const [whole, partial] = [await evaluate(MARKET, TEAM), await engine.evaluate({ ...deck, slides })];
    const team = ({ category }: { category: string }) => category === 'Team';
    const nothing = { gained: [], lost: [] };
    expect(compareResults(whole, partial).find(team)).toEqual({ category: 'Team', before: 8, after: null, ...nothing });
    expect(compareResults(partial, whole).find(team)).toEqual({ category: 'Team', before: null, after: 8, ...nothing });
  });

  it('an evaluation from before bands were kept is compared by its rules', async () => {
    const [before, result] = [await evaluate(MARKET, TEAM), await evaluate(SOURCED)];
    const older = {
      ...before,
      scores: before.scores.map((score) => ({
        ...score,
        evidence: score.evidence.map((evidence) => ({ ...evidence, band: null })),
      })),
    };
    expect(changed(older, result).map(({ category }) => category)).toEqual(['Team']);
  });
});
