import { capital, withoutStop } from '../sentences.ts';
import { subjectLength, wordsOf } from './clauses.ts';

/** An alternative that buyers may choose, and its description. */
export interface Alternative {
  name: string;
  about: string;
}

const LONGEST = 260;
const LONGEST_NAME = 5;
const NAMED = /^([\p{Lu}\d][^:–—]{1,40}?)\s?(?::|–|—)\s(.+)$/u;
/** "Our competitors are Heidi and Nabla, which write notes". */
const LISTED =
  /^(?:our |the |main |direct )*(?:competitors?|rivals?|alternatives?|competition)(?: today)? (?:are|is|include) ([^,]+(?:, (?!which|who|but|and they)[^,]+)*?)(?:,? (?:which|who)|: they|, they) (.+)$/iu;
/** A sentence about ourselves, or about nobody. */
const OURS =
  /^(?:we|our|unlike|no ?(?:one|body)|none|there|it|they|nothing|every|each|all|the|this|that|these|any)\b/iu;

const rival = (name: string, about: string): Alternative => ({
  name: capital(name.trim()),
  about: capital(about.trim()),
});

/** "Banks ask for collateral": who, and what they do. */
function actorOf(clause: string): Alternative | null {
  if (OURS.test(clause)) return null;
  const length = subjectLength(clause);
  if (length === null || length > LONGEST_NAME) return null;
  const words = clause.split(' ');
  const name = words.slice(0, length).join(' ');
  // The parser splits some words in two; then its places are not those of the words.
  const isAsWritten = wordsOf(clause, length).join(' ') === name.toLowerCase();
  return isAsWritten && words.length > length ? rival(name, words.slice(length).join(' ')) : null;
}

/**
 * The alternatives that a sentence tells of: "Paper loggers: read after delivery", "Banks ask for collateral, and loan
 * apps charge 15%". Null if it tells of anything else as well.
 */
export function alternativesOf(text: string): Alternative[] | null {
  if (text.length > LONGEST) return null;
  const sentence = withoutStop(text);
  const [, name, about] = NAMED.exec(sentence) ?? [];
  if (name && about) return [rival(name, about)];
  const [, names, does] = LISTED.exec(sentence) ?? [];
  if (names && does) return names.split(/,? and |, /u).map((one) => rival(one, does));
  const clauses = sentence.split(/(?:,|;) (?!(?:but|which|who|so) )(?:and |while )?| while /u).map(actorOf);
  return clauses.every((clause) => clause !== null) ? clauses : null;
}
