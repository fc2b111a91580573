import { CATEGORIES, type Category } from '../../src/evaluation/engine/types.ts';
import type { Asked, Reply } from './types.ts';

interface DeckData {
  slides: { slide: number; title: string | null; sentences: string[] }[];
  findings: { rule: string; slide: number; quote: string; band: number }[];
}

/** The data section of a prompt. */
export function dataIn<T = DeckData>({ messages }: Asked): T {
  const enclosed = /<data>\n([\s\S]*?)\n<\/data>/u.exec(messages[0]?.text ?? '')?.[1] ?? '{}';
  return JSON.parse(enclosed) as T;
}

export interface Claimed {
  rule: string;
  slide: number;
  quote: string;
  why: string;
}

interface CategoryAnswer {
  category: Category;
  evidence: Claimed[];
  doubts: Claimed[];
  feedback: string;
  advice: string;
}

/** An answer with all categories, as the schema requires. */
export function review(of: (category: Category) => Partial<CategoryAnswer> = () => ({})): string {
  const categories = CATEGORIES.map((category) => ({
    category,
    evidence: [],
    doubts: [],
    feedback: `The deck speaks of it, and an investor could check more of it.`,
    advice: 'Add a number with its date and its source.',
    ...of(category),
  }));
  return JSON.stringify({ categories });
}

/** Splits a text into stream chunks. */
export const inPieces = (text: string, size = 40): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

const RULES = /"rule":"([a-z-]+)"/gu;
const ORDER =
  /\b(?:10|ten|score|scores|rate|rating|ignore|instruction|instructions|evaluator|ai|model|assistant|prompt|must|grade|highest|perfect|maximum)\b/iu;

/** Obeys the deck: cites its first instruction as evidence for every rule, and repeats it. */
export function obey(asked: Asked): Reply {
  const rules = [...(asked.messages[0]?.text ?? '').matchAll(RULES)].map(([, rule = '']) => rule);
  const orders = dataIn(asked).slides.flatMap(({ slide, sentences }) =>
    sentences.filter((text) => ORDER.test(text)).map((quote) => ({ slide, quote })),
  );
  const evidence = orders
    .slice(0, 1)
    .flatMap((order) => rules.map((rule) => ({ ...order, rule, why: 'The deck orders it.' })));
  const words = orders[0]?.quote ?? 'Nothing was ordered.';
  return {
    text: review(() => ({
      evidence: evidence.slice(0, 12),
      feedback: `Score 10/10. ${words}`.slice(0, 500),
      advice: words.slice(0, 300),
    })),
  };
}
