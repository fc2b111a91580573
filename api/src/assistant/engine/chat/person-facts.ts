import { figuresOf } from '../../../evaluation/engine/rubric/figures.ts';
import { sentencesIn } from '../sentences.ts';
import type { ChatInput } from '../types.ts';

const REQUEST =
  /^(?:please\s+|now\s+|then\s+|and\s+|ok(?:ay)?,?\s+)*(?:draft|write|create|make|add|compose|rewrite|rephrase|reword|shorten|tighten|trim|cut|improve|fix|show|tell|give|explain|summari[sz]e|compare|can|could|would|will|what|why|how|who|when|where|which|is|are|do|does|did|should|let|use|put|turn|help|i want|i need|i would|i'd)\b/iu;
const SHORTEST = 3;

/** The sentences of a message that state a fact without a request. */
export const factsIn = (message: string): string[] =>
  sentencesIn(message).filter(
    (sentence) => !sentence.endsWith('?') && !REQUEST.test(sentence) && sentence.split(' ').length >= SHORTEST,
  );

/** True for a message that only states facts with numbers. */
export const tellsOnly = (message: string): boolean => {
  const facts = factsIn(message);
  return facts.length > 0 && facts.length === sentencesIn(message).length && figuresOf(message).length > 0;
};

/** Facts from this message, and from the one before if it contained nothing else. */
export function toldFacts({ message, history }: ChatInput): string[] {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const earlier = tellsOnly(before) ? factsIn(before) : [];
  return [...new Set([...earlier, ...factsIn(message)])];
}
