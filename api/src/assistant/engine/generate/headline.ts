import { asTitle, capital, withoutStop } from '../sentences.ts';
import { beginsWithVerb, isClause } from './clauses.ts';

/** Most characters of a sentence that is a title as it stands. */
export const LONGEST_TITLE = 120;
/** Most characters of a main clause that is a title. */
const LONGEST_HEAD = 100;
const FEWEST_WORDS = 3;

/**
 * Where a main clause may end without saying anything else than the sentence. A condition ("if", "unless"), a purpose or
 * a contrast ("but", "while") is part of the claim, so the clause does not end before it.
 */
const ENDS =
  /[,;]? (?=because\b|since (?!(?:\p{L}+ )?(?:19|20)\d{2}|\p{Lu}))|, (?=(?:so|which|where|who|and|of which|according to)\b)| (?=so (?!\p{L}+ (?:that|as)\b|far\b))|; |: | [–—] | \(|[,;]? (?=and \p{Ll})/gu;
/** An ask has no subject: "Raising $2.2M". */
const ASKS = /^(?:raising|seeking|looking for|asking for)\b.*\d/iu;

/** What takes something back: "40 customers, which fell from 60". A title must not leave it out. */
const TAKES_BACK =
  /\b(?:lost|lose[sd]?|fell|falls?|dropp\w+|down from|declin\w+|churn\w*|only|not|\p{L}+n[’']t|never|however|but|except|unless|if|until)\b/iu;
const isReason = (rest: string) => /^(?:because|since)\b/iu.test(rest);

/** Whether what follows an "and" is something else that happens, and not one more thing that is named. */
const goesOn = (rest: string, isAfterComma: boolean) =>
  !rest.startsWith('and ') || isAfterComma || isClause(rest.slice(4)) || beginsWithVerb(rest.slice(4));

/** The main clause of a sentence, word for word; null where it has no other clause or is too long for a title. */
export function mainClauseOf(sentence: string): string | null {
  const text = withoutStop(sentence);
  if (/^[“"]/u.test(text) || /^(?:if|when|while|although|unless|once|after|before|but)\b/iu.test(text)) return null;
  for (const { index } of text.matchAll(ENDS)) {
    const head = text.slice(0, index).trim();
    if (head.length > LONGEST_HEAD) return null;
    const rest = text.slice(index).replace(/^[,;:–—\s]+/u, '');
    if (TAKES_BACK.test(rest) && !isReason(rest)) return null;
    const isAfterComma = text[index] === ',' && !head.includes(',');
    // The last of several things that one does: "dry it, mill it and sell it".
    if (head.includes(', ') && /^and\b/u.test(rest) && beginsWithVerb(rest.slice(4))) continue;
    if (ASKS.test(head) && /^[:;]| [–—]/u.test(text.slice(index))) return capital(head);
    if (head.split(' ').length >= FEWEST_WORDS && isClause(head) && goesOn(rest, isAfterComma)) return capital(head);
  }
  return null;
}

/** A sentence as title: its main clause, or all of it if it is short; null if it is neither. */
export function headlineOf(sentence: string): string | null {
  const text = withoutStop(sentence);
  return mainClauseOf(sentence) ?? (text.length <= LONGEST_TITLE ? asTitle(text) : null);
}
