import type { FounderFact } from '@northlight/shared-api/rules';
import { isInstruction } from '../rubric/instructions.ts';
import { statementsOf } from '../rubric/statements.ts';
import type { Topic } from '../rubric/topics.ts';
import type { GivenText, LikelihoodInput } from '../types.ts';

/** Where a sentence stands. */
export type Origin = Pick<FounderFact, 'from' | 'slide' | 'question'>;

/** A sentence and its origin. */
export interface Told {
  text: string;
  origin: Origin;
  /** The part of the deck's story it belongs to; null outside the deck. */
  topic: Topic | null;
}

/** The founder's own profile. */
export const PROFILE: Origin = { from: 'profile', slide: null, question: null };
/** The deck and the answers together. */
export const EVERYWHERE: Origin = { from: 'all', slide: null, question: null };

/** Matches a sentence about the current round. */
export const ROUND = /\b(?:rais(?:e|es|ing)|seeking|the ask|our ask|ask|round|looking for)\b/iu;

/** Words about amounts other than the current round. */
export const PAST = /\braised\b|\bvaluation\b|\brevenue\b|\bmarket\b|\bARR\b/iu;

/** Matches a sentence about the company's own location, not its market. */
export const HOME =
  /\b(?:based|headquartered|registered|incorporated|located|our office|we are|founded) (?:is )?(?:in|out of)\b/iu;

const LONGEST = 80;

/** One line of at most 80 letters. */
export function shorten(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= LONGEST
    ? letters.join('')
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

/** The answer to a question, as an origin. */
export const answerTo = (question: string): Origin => ({ from: 'answer', slide: null, question: shorten(question) });

/** The sentences of the deck. */
export const onSlides = ({ deck }: Pick<LikelihoodInput, 'deck'>): Told[] =>
  deck
    ? statementsOf(deck.content.slides).map(({ text, slide, topic }) => ({
        text,
        topic,
        origin: { from: 'slide', slide, question: null },
      }))
    : [];

/** What the founder answered and says in the profile, without text that addresses the AI as an instruction. */
export const besidesSlides = (answers: readonly GivenText[], bio: string): Told[] =>
  [
    ...answers.map(({ question, text }) => ({ text, origin: answerTo(question), topic: null })),
    { text: bio, origin: PROFILE, topic: null },
  ].filter(({ text }) => text.trim() !== '' && !isInstruction(text));
