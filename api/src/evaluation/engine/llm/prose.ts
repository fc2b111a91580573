import type { Deck } from '../../../decks/reading/types.ts';
import { isInstruction } from '../rubric/instructions.ts';
import { resultsIn } from './sums.ts';

const NUMBER = /\d+(?:[.,]\d+)*/gu;
/** Numeric verdicts, which the model may not give. */
const VERDICT = /\b\d+(?:\.\d+)?\s?(?:\/|out of|of)\s?(?:10|100)\b/iu;
/** Promises and forecasts about funding. */
const PROMISE =
  /\bprobabilit\w+ of (?:funding|invest\w+)|\bguarante\w+|\blikelihood of (?:funding|invest\w+)|\bchances? (?:of|to)\b/iu;
const MARKUP = /https?:|www\.|[<>`|]|\]\(|\*\*|^#/iu;

/** The numbers in a text, without their thousands separators. */
export const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/,/gu, ''));

/** Returns a model's text if it can be shown: plain sentences without numbers that the sources lack. Otherwise null. */
export type Sound = (text: string) => string | null;

const isUnfit = (text: string) => text === '' || PROMISE.test(text) || MARKUP.test(text);

/** True when a text contains only numbers from the sources. */
export type Numbers = (text: string) => boolean;

/** @param sources all text from which numbers may come */
export function numbersOf(sources: readonly string[], slides: number): Numbers {
  const known = new Set(sources.flatMap(numbersIn));
  for (let slide = 1; slide <= slides; slide += 1) known.add(String(slide));
  return (text) => numbersIn(text).every((number) => known.has(number));
}

/** @param sources all text from which numbers may come */
export function soundBy(sources: readonly string[], slides: number): Sound {
  const isKnown = numbersOf(sources, slides);
  return (given) => {
    const text = given.replace(/\s+/gu, ' ').trim();
    return isUnfit(text) || isInstruction(text) || VERDICT.test(text) || !isKnown(text) ? null : text;
  };
}

/** The same for chat about a deck, which may mention its scores, and what it works out in a sum written in full. */
export function soundTalkBy(sources: readonly string[], slides: number): Sound {
  const isSource = numbersOf(sources, slides);
  const results: string[] = [];
  const isKnown: Numbers = (text) => numbersOf([...sources, ...results], slides)(text);
  return (given) => {
    const text = given
      .replace(/\*\*|`|^#+ /gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    results.push(...resultsIn(text, isSource));
    return isUnfit(text) || !isKnown(text) ? null : text;
  };
}

/** Replaces numbers that the sources lack with a placeholder. */
export const withoutInvented = (text: string, isKnown: Numbers): string =>
  text.replace(new RegExp(`[$€£]?${NUMBER.source}[KMB%]?`, 'gu'), (number) =>
    isKnown(number) ? number : '[number to be confirmed]',
  );

/** All visible text of a deck. */
export const visibleText = ({ slides }: Deck): string[] => slides.flatMap(({ lines }) => lines.map(({ text }) => text));
