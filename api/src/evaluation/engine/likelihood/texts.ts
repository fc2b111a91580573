import { statementsOf } from '../rubric/statements.ts';
import type { Topic } from '../rubric/topics.ts';
import type { LikelihoodInput } from '../types.ts';

/** A sentence and its origin. */
export interface Told {
  text: string;
  /** Such as "slide 9" or "your answer". */
  where: string;
  /** The part of the deck's story it belongs to; null outside the deck. */
  topic: Topic | null;
}

/** How the founder's own profile is cited. */
export const PROFILE = 'your profile';

/** Matches a sentence about the current round. */
export const ROUND = /\b(?:rais(?:e|es|ing)|seeking|the ask|our ask|ask|round|looking for)\b/iu;

/** The sentences of the deck. */
export const onSlides = ({ deck }: Pick<LikelihoodInput, 'deck'>): Told[] =>
  deck
    ? statementsOf(deck.content.slides).map(({ text, slide, topic }) => ({ text, topic, where: `slide ${slide}` }))
    : [];

/** Everything the founder says: deck, answers and profile, without text that addresses the AI as an instruction. */
export function toldBy({ deck, answers, founder }: LikelihoodInput): Told[] {
  return [
    ...onSlides({ deck }),
    ...answers.map(({ text }) => ({ text, where: 'your answers', topic: null })),
    { text: founder.bio, where: PROFILE, topic: null },
  ];
}
