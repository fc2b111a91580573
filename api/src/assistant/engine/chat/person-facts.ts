import { figuresOf } from '../../../evaluation/engine/rubric/figures.ts';
import { sentencesIn } from '../sentences.ts';
import type { ChatInput } from '../types.ts';

const REQUEST =
  /^(?:please\s+|now\s+|then\s+|and\s+|ok(?:ay)?,?\s+)*(?:draft|write|create|make|add|compose|rewrite|rephrase|reword|shorten|tighten|trim|cut|improve|fix|show|tell|give|explain|summari[sz]e|compare|can|could|would|will|what|why|how|who|when|where|which|is|are|do|does|did|should|let|use|put|turn|help|i want|i need|i would|i'd)\b/iu;
const SHORTEST = 3;

/** What follows the colon of a request is what it shall contain: "Draft the route slide: 3 managers, 40% by referral". */
const AFTER_COLON = /^[^:]{3,80}\b(?:slide|version|one|draft)\b[^:]{0,40}: (.+)$/iu;

const partsOf = (told: string) =>
  told
    .split(/(?:[;,](?!\d)|\.)\s+(?:and\s+)?/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part !== '');

/** The facts that a message states: its sentences without a request, and what a request names after a colon. */
export const factsIn = (message: string): string[] =>
  sentencesIn(message).flatMap((sentence) => {
    const told = REQUEST.test(sentence) ? AFTER_COLON.exec(sentence)?.[1] : undefined;
    if (told) return partsOf(told);
    const isFact = !sentence.endsWith('?') && !REQUEST.test(sentence) && sentence.split(' ').length >= SHORTEST;
    return isFact ? [sentence] : [];
  });

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
