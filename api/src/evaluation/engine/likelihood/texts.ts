import { statementsOf } from '../rubric/statements.ts';
import type { Topic } from '../rubric/topics.ts';
import type { LikelihoodInput } from '../types.ts';

/** A sentence that was told, and where. */
export interface Told {
  text: string;
  /** Such as "slide 9" or "your answer". */
  where: string;
  /** The part of the deck's story that it stands under; null outside of the deck. */
  topic: Topic | null;
}

/** Where the founder's own profile is quoted from. */
export const PROFILE = 'your profile';

/** A sentence about the round that is raised now. */
export const ROUND = /\b(?:rais(?:e|es|ing)|seeking|the ask|our ask|ask|round|looking for)\b/iu;

/** What the deck says, sentence by sentence. */
export const onSlides = ({ deck }: Pick<LikelihoodInput, 'deck'>): Told[] =>
  deck
    ? statementsOf(deck.content.slides).map(({ text, slide, topic }) => ({ text, topic, where: `slide ${slide}` }))
    : [];

/** All that the founder has told: the deck, the answers, the profile. Text that gives the reader orders is left out. */
export function toldBy({ deck, answers, founder }: LikelihoodInput): Told[] {
  return [
    ...onSlides({ deck }),
    ...answers.map(({ text }) => ({ text, where: 'your answers', topic: null })),
    { text: founder.bio, where: PROFILE, topic: null },
  ];
}
