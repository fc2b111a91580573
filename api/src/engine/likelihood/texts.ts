import { statementsOf } from '../rubric/statements.ts';
import type { LikelihoodInput } from '../types.ts';

/** A sentence that was told, and where. */
export interface Told {
  text: string;
  /** Such as "slide 9" or "your answer". */
  where: string;
}

/** All that the founder has told: the deck, the answers, the profile. Text that gives the reader orders is left out. */
export function toldBy({ deck, answers, founder }: LikelihoodInput): Told[] {
  return [
    ...(deck ? statementsOf(deck.content.slides).map(({ text, slide }) => ({ text, where: `slide ${slide}` })) : []),
    ...answers.map(({ text }) => ({ text, where: 'your answers' })),
    { text: founder.bio, where: 'your profile' },
  ];
}
