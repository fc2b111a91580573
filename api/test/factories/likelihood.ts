import type { Deck } from '../../src/decks/reading/types.ts';
import { createRubricEngine } from '../../src/evaluation/engine/rubric/index.ts';
import type { GivenText, LikelihoodInput } from '../../src/evaluation/engine/types.ts';

/** An investor in logistics at seed, who states everything. */
export const LOGISTICS_INVESTOR: LikelihoodInput['investor'] = {
  fields: ['Logistics', 'Industrial'],
  stage: 'Pre-seed, Seed',
  geography: 'Nordics, Baltics, Germany',
  preferences: 'Three paying fleets, measured spoilage, refrigerated freight.',
  min: 500_000,
  max: 3_000_000,
  questionnaire: [],
};

/** An answer in words. */
export const anAnswer = (question: string, text: string, given: Partial<GivenText> = {}): GivenText => ({
  question,
  text,
  hasFile: false,
  isChoice: false,
  ...given,
});

/** A submission to the investor in logistics, with the rubric's result or a given score of the deck. */
export async function aSubmission(
  deck: Deck | null,
  answers: readonly GivenText[],
  { score, ...given }: Partial<LikelihoodInput> & { score?: number } = {},
): Promise<LikelihoodInput> {
  const evaluation = deck && (await createRubricEngine().evaluate(deck));
  const overall = score === undefined ? {} : { overall_score: score, overall_high: score };
  return {
    deck: deck && evaluation && { content: deck, evaluation: { ...evaluation, ...overall } },
    founder: { sector: 'Logistics', bio: 'Refrigerated freight from Copenhagen.' },
    investor: LOGISTICS_INVESTOR,
    answers,
    ...given,
  };
}
