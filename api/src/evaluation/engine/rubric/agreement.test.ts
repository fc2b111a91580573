import { describe, expect, it } from '@jest/globals';
import { type Agreement, agreementOf, type Judged, pairsOf } from '../../../../test/decks/labelled/agreement.ts';
import { LABELLED, type LabelledHalf, pdfOf, readingOf } from '../../../../test/decks/labelled/index.ts';
import { repeated, stuffed } from '../../../../test/decks/labelled/tampering.ts';
import { makeShelf } from '../../../../test/decks/on-disk.ts';
import { readDeck } from '../../../decks/reading/read-deck.ts';
import type { EvaluationResult } from '../types.ts';
import { createRubricEngine } from './index.ts';

const engine = createRubricEngine();
const known = new Map<LabelledHalf, EvaluationResult>();

/** Judges each deck once, because judging takes most of these tests' time. */
async function resultOf(deck: LabelledHalf): Promise<EvaluationResult> {
  const result = known.get(deck) ?? (await engine.evaluate(readingOf(deck)));
  known.set(deck, result);
  return result;
}
const judge = (decks: readonly LabelledHalf[]): Promise<Judged[]> =>
  Promise.all(decks.map(async (deck) => ({ deck, result: await resultOf(deck) })));
const overall = (rows: readonly Agreement[]) => rows.at(-1) ?? { error: Number.NaN, correlation: 0 };
const scoresOf = ({ scores }: EvaluationResult) => scores.map(({ score }) => score ?? 0);

/** Measured at the last rule change, with a small margin. Anything worse is a regression. */
const FLOOR = {
  tuned: { error: 1.3, correlation: 0.75, pairs: 28 },
  first: { error: 1.85, correlation: 0.7, pairs: 3 },
  second: { error: 2, correlation: 0.55, pairs: 2 },
};

describe('scores agree with what a reader of the labelled decks gave', () => {
  it.each([
    ['that rules are improved on', 'tuned'],
    ['held out first', 'first'],
    ['held out second', 'second'],
  ] as const)('on the decks %s', async (_, part) => {
    const judged = await judge(LABELLED.filter(({ heldOut }) => (heldOut ?? 'tuned') === part));
    const { error, correlation } = overall(agreementOf(judged));
    expect(error).toBeLessThanOrEqual(FLOOR[part].error);
    expect(correlation).toBeGreaterThanOrEqual(FLOOR[part].correlation);
    expect(pairsOf(judged).filter(({ ordered }) => ordered).length).toBeGreaterThanOrEqual(FLOOR[part].pairs);
  });

  it('nearly the same from a file as from its words, whatever signs they take', async () => {
    const shelf = await makeShelf();
    const unusual = LABELLED.filter(({ half, slides }) => half === 'with' && /[₂₹→]/.test(JSON.stringify(slides)));
    expect(unusual.length).toBeGreaterThan(2);
    const apart: number[] = [];
    for (const deck of unusual) {
      const read = await readDeck(await shelf.put('labelled.pdf', await pdfOf(deck)));
      const [drawn = [], plain = []] = [await engine.evaluate(read), await resultOf(deck)].map(scoresOf);
      // Where a line stands on the page tells something too.
      apart.push(...drawn.map((score, place) => Math.abs(score - (plain[place] ?? 0))));
    }
    await shelf.clear();
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.7);
  });

  it('over all bands, and in every category over those that decks mostly reach', () => {
    const labels = LABELLED.map((deck) => deck.labels);
    for (const category of labels[0]?.keys() ?? []) {
      const given = new Set(labels.map((row) => row[category]));
      expect([...given]).toEqual(expect.arrayContaining([3, 5, 8]));
    }
    expect([...new Set(labels.flat())].toSorted((a, b) => a - b)).toEqual([0, 3, 5, 8, 10]);
  });
});

describe('no deck is scored higher', () => {
  it('for the words that investors look for on every slide', async () => {
    const [plain, tampered] = [await judge(LABELLED), await judge(LABELLED.map(stuffed))];
    for (const [place, { deck, result }] of tampered.entries()) {
      const before = scoresOf(plain[place]?.result ?? result);
      const gains = scoresOf(result).map((score, at) => score - (before[at] ?? 0));
      expect({ company: deck.company, gains: gains.filter((gain) => gain > 3) }).toEqual({
        company: deck.company,
        gains: [],
      });
    }
  });

  it('for saying everything three times', async () => {
    const [plain, tampered] = [await judge(LABELLED), await judge(LABELLED.map(repeated))];
    for (const [place, { deck, result }] of tampered.entries()) {
      const before = plain[place]?.result ?? result;
      expect([deck.company, scoresOf(result)]).toEqual([deck.company, scoresOf(before)]);
    }
  });
});
