import type { Deck } from '../../../decks/reading/types.ts';
import { isInstruction } from '../rubric/instructions.ts';

const NUMBER = /\d+(?:[.,]\d+)*/gu;
/** A verdict in numbers is not the model's to make. */
const VERDICT = /\b\d+(?:\.\d+)?\s?(?:\/|out of|of)\s?(?:10|100)\b/iu;
/** Nobody can promise or foretell money. */
const PROMISE =
  /\bprobabilit\w+ of (?:funding|invest\w+)|\bguarante\w+|\blikelihood of (?:funding|invest\w+)|\bchances? (?:of|to)\b/iu;
const MARKUP = /https?:|www\.|[<>`|]|\]\(|\*\*|^#/iu;

/** The numbers in a text, without their thousands separators. */
export const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/,/gu, ''));

/** What of a model's words may be shown: a plain sentence that holds no number that the sources do not. */
export type Sound = (text: string) => string | null;

const isUnfit = (text: string) => text === '' || PROMISE.test(text) || MARKUP.test(text);

/** True when a text holds no number that the sources do not. */
export type Numbers = (text: string) => boolean;

/** @param sources everything that a number may come from */
export function numbersOf(sources: readonly string[], slides: number): Numbers {
  const known = new Set(sources.flatMap(numbersIn));
  for (let slide = 1; slide <= slides; slide += 1) known.add(String(slide));
  return (text) => numbersIn(text).every((number) => known.has(number));
}

/** @param sources everything that a number may come from */
export function soundBy(sources: readonly string[], slides: number): Sound {
  const isKnown = numbersOf(sources, slides);
  return (given) => {
    const text = given.replace(/\s+/gu, ' ').trim();
    return isUnfit(text) || isInstruction(text) || VERDICT.test(text) || !isKnown(text) ? null : text;
  };
}

/** The same of talk about a deck, which may speak of the scores that it has. */
export function soundTalkBy(sources: readonly string[], slides: number): Sound {
  const isKnown = numbersOf(sources, slides);
  return (given) => {
    const text = given
      .replace(/\*\*|`|^#+ /gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    return isUnfit(text) || !isKnown(text) ? null : text;
  };
}

/** Marks the numbers of a text that the sources do not have. */
export const withoutInvented = (text: string, isKnown: Numbers): string =>
  text.replace(new RegExp(`[$€£]?${NUMBER.source}[KMB%]?`, 'gu'), (number) =>
    isKnown(number) ? number : '[number to be confirmed]',
  );

/** All text of a deck that a reader sees. */
export const visibleText = ({ slides }: Deck): string[] => slides.flatMap(({ lines }) => lines.map(({ text }) => text));
