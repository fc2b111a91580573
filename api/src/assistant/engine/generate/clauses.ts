import type { Token } from '../../../evaluation/engine/rubric/claims/language.ts';
import { createParser } from '../../../evaluation/engine/rubric/claims/language.ts';

const parse = createParser();
const SUBJECT = new Set(['NOUN', 'PROPN', 'PRON', 'NUM']);
/** What may follow a verb that the parser takes for a plural: "signs it", "moves the slots". */
const OBJECT = new Set(['DET', 'PRON', 'NUM', 'ADV']);

function isVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  // "Immersion cooling needs": a name for a thing, then what it does.
  if (token.pos === 'VERB' && token.form.endsWith('ing') && next?.pos === 'VERB') return false;
  if (token.pos === 'VERB' || token.pos === 'AUX') return true;
  if (token.pos !== 'NOUN' || next === undefined) return false;
  // "apps charge 15%": a plural, then what they do.
  const before = tokens[at - 1];
  if ((before?.pos === 'NOUN' || before?.pos === 'PROPN') && /[^su]s$/u.test(before.form) && !token.form.endsWith('s'))
    return true;
  return /[^su]s$/u.test(token.form) && OBJECT.has(next.pos);
}

/** How many words come before the verb of a clause; null if it has no verb, or no subject before it. */
export function subjectLength(text: string): number | null {
  const { tokens } = parse(text);
  const verb = tokens.findIndex((_, at) => isVerb(tokens, at));
  return verb > 0 && tokens.slice(0, verb).some(({ pos }) => SUBJECT.has(pos)) ? verb : null;
}

/** Whether words are a whole clause: somebody or something, and what it does. */
export const isClause = (text: string): boolean => subjectLength(text) !== null;

/** Whether words begin with what somebody does: "moves the slots". */
export const beginsWithVerb = (text: string): boolean => isVerb(parse(text).tokens, 0);

/** The first words of a text, in lower case. */
export const wordsOf = (text: string, count: number): string[] =>
  parse(text)
    .tokens.slice(0, count)
    .map(({ form }) => form);

/** Whether words name a thing at all: "blades", but not "each" or "ahead". */
export const namesThing = (text: string): boolean =>
  parse(text).tokens.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');

/** Whether words are only a name for a thing: no word is a verb or stands for a person. */
export const isName = (text: string): boolean => {
  const { tokens } = parse(text);
  return tokens.every(({ pos }, at) => !isVerb(tokens, at) && pos !== 'PRON');
};
