import type { Deck } from '../../deck/types.ts';
import { isInstruction } from '../rubric/instructions.ts';

const NUMBER = /\d+(?:[.,]\d+)*/gu;
/** A verdict in numbers, or a promise: neither is the model's to make. */
const VERDICT =
  /\b\d+(?:\.\d+)?\s?(?:\/|out of|of)\s?(?:10|100)\b|\b(?:probab|guarante|likelihood of)\w*|\bchances? (?:of|to)\b/iu;
const MARKUP = /https?:|www\.|[<>`|]|\]\(|\*\*|^#/iu;

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/,/gu, ''));

/** What of a model's words may be shown: a plain sentence that holds no number that the sources do not. */
export type Sound = (text: string) => string | null;

/** @param sources everything that a number may come from */
export function soundBy(sources: readonly string[], slides: number): Sound {
  const known = new Set(sources.flatMap(numbersIn));
  for (let slide = 1; slide <= slides; slide += 1) known.add(String(slide));
  return (given) => {
    const text = given.replace(/\s+/gu, ' ').trim();
    if (text === '' || isInstruction(text) || VERDICT.test(text) || MARKUP.test(text)) return null;
    return numbersIn(text).every((number) => known.has(number)) ? text : null;
  };
}

/** All text of a deck that a reader sees. */
export const visibleText = ({ slides }: Deck): string[] => slides.flatMap(({ lines }) => lines.map(({ text }) => text));
