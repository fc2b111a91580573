import { NO_DIRECT_ANSWER } from '../../../api/src/assistant/engine/chat/answers/facts.ts';
import { tokensOf } from '../values/tokens.ts';

/** A question about a deck, with what a right answer holds. Words are hashes. */
export interface Question {
  deck: string;
  part: 'developed on' | 'developed on later' | 'kept apart' | 'kept apart later';
  kind: string;
  question: string;
  /** Slides on which the answer stands; none if the deck does not say. */
  slides: readonly number[];
  /** All of these must be in the answer, each in one of its variants. A variant is a run of tokens. */
  values: readonly (readonly (readonly string[])[])[];
}

/** An answer of the assistant. */
export interface Given {
  text: string;
  slides: readonly number[];
  /** Quotes and lines of its lists. */
  items: number;
  /** A language model wrote it. It is told to begin with a denial only if the deck says nothing of what is asked. */
  isWritten: boolean;
}

/**
 * - `right`: all values are there, with a slide where they stand; of what the deck does not say, that it does not
 * - `partly`: some of the values, or the slide without them; of what the deck does not say, that no plain answer was found
 * - `false denial`: it says that the deck does not say what it says, even if it then quotes the right place as nearest
 * - `evasive`: it answers nothing, as if the question were not about the deck
 * - `made up`: it answers what the deck does not say
 */
export type Verdict = 'right' | 'partly' | 'wrong' | 'false denial' | 'evasive' | 'made up';
export const VERDICTS: readonly Verdict[] = ['right', 'partly', 'wrong', 'false denial', 'evasive', 'made up'];

/** An answer with more items than this hides what it says among other things. */
const MOST_ITEMS: Readonly<Record<string, number>> = { list: 14, several: 9 };
const MOST = 7;

/** As the assistant itself says it, outside quotations. */
const DENIAL =
  /\b[Tt]he deck does not (?:say|name)\b|\bThe deck names no\b|\bhas only a heading\b|\bI found no number\b/u;
const FIRST_DENIAL = /^The deck does not (?:say|name)\b/u;
const QUOTED = /“[^”]*”/gu;
const EVASION = /\bI can only talk about this deck\b/u;
const NO_BACKING =
  /\b(?:no|without(?: an?)?|not?|neither) .{0,40}\b(?:source|date|backs?|backing|plan|party)\b|\bplanned\b/iu;

/** Whether some tokens stand in a text one after the other. */
export const isRunIn = (run: readonly string[], tokens: readonly string[]) =>
  run.length > 0 && tokens.some((_, at) => run.every((token, next) => tokens[at + next] === token));

/** Numbers without their zeros at the end, so that "3.50" is "3.5". */
export const plain = (tokens: readonly string[]) =>
  tokens.map((token) => (/^\d+\.\d+$/.test(token) ? String(Number(token)) : token));

const NO = tokensOf('no').join(' ');

/** How good an answer is. */
export function judge({ kind, slides, values }: Question, { text, slides: cited, items, isWritten }: Given): Verdict {
  const denies = (isWritten ? FIRST_DENIAL : DENIAL).test(text.replace(QUOTED, ''));
  if (EVASION.test(text)) return 'evasive';
  if (slides.length === 0) return denies ? 'right' : text.startsWith(NO_DIRECT_ANSWER) ? 'partly' : 'made up';
  const tokens = plain(tokensOf(text));
  const isThere = (variants: readonly (readonly string[])[]) =>
    variants.some((run) => (run.join(' ') === NO ? NO_BACKING.test(text) : isRunIn(plain(run), tokens)));
  const found = values.filter(isThere).length;
  const isPlace = slides.some((slide) => cited.includes(slide));
  const isShort = items <= (MOST_ITEMS[kind] ?? MOST);
  if (denies) return 'false denial';
  if (found === values.length && isPlace && isShort) return 'right';
  if (found > 0 || isPlace) return 'partly';
  return cited.length === 0 ? 'evasive' : 'wrong';
}
