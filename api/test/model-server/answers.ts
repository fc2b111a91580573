import { ClaimedStatement } from '../../src/evaluation/engine/llm/claims.ts';
import { shareOf } from '../../src/evaluation/engine/rubric/claims/claims.ts';
import { readingsIn } from '../../src/evaluation/engine/rubric/index.ts';
import { CATEGORY_OF, RUBRIC } from '../../src/evaluation/engine/rubric/rules/index.ts';
import { CATEGORIES, type Category } from '../../src/evaluation/engine/types.ts';
import { deckOf } from '../decks/deck-of.ts';
import type { Asked, Behaviour, Reply } from './types.ts';

interface DeckData {
  slides: { slide: number; title: string | null; statements: Record<string, string> }[];
}

/** The data section of a prompt. */
export function dataIn<T = DeckData>({ messages }: Asked): T {
  const enclosed = /<data>\n([\s\S]*?)\n<\/data>/u.exec(messages[0]?.text ?? '')?.[1] ?? '{}';
  return JSON.parse(enclosed) as T;
}

interface CategoryAnswer {
  category: Category;
  claims: ClaimedStatement[];
  feedback: string;
  advice: string;
}

/** An answer with all categories, as the schema requires. */
export function review(of: (category: Category) => Partial<CategoryAnswer> = () => ({})): string {
  const categories = CATEGORIES.map((category) => ({
    category,
    claims: [],
    feedback: `The deck speaks of it, and an investor could check more of it.`,
    advice: 'Add a number with its date and its source.',
    ...of(category),
  }));
  return JSON.stringify({ categories });
}

const mostProbable = (answers: ReadonlyMap<string, number>) =>
  [...answers].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];

const PROBABLE = 0.5;

/**
 * The claims of a model that reads as the built-in recogniser does, and claims what is more probable than not, as
 * evidenced only what is sure.
 */
export function claimsOf(asked: Asked): ClaimedStatement[] {
  const { slides } = dataIn(asked);
  const statements = slides.flatMap((slide) => Object.entries(slide.statements));
  const deck = deckOf(slides.map((slide) => [slide.title ?? '', ...Object.values(slide.statements)]));
  const read = new Map(readingsIn(deck).map(({ statement, claim }) => [statement.text, claim]));
  return statements.flatMap(([n, text]) => {
    const claim = read.get(text);
    if (!claim || claim.criterion === 'none' || shareOf(claim.speaksTo, claim.criterion) < PROBABLE) return [];
    const { criterion: rule, certainty, ...own } = claim;
    const [status, owner, strength] = [own.status, own.owner, own.strength].map(mostProbable);
    return ClaimedStatement.parse({
      n: Number(n),
      rule,
      status,
      owner,
      strength: certainty === 'sure' ? Number(strength) : Math.min(5, Number(strength)),
    });
  });
}

/** An answer of such a model, with these words. */
export const readBy = (asked: Asked, of?: (category: Category) => Partial<CategoryAnswer>): string => {
  const claims = claimsOf(asked);
  return review((category) => ({
    claims: claims.filter(({ rule }) => CATEGORY_OF.get(rule) === category),
    ...of?.(category),
  }));
};

/** A model that reads so. */
export const reads: Behaviour = (asked) => ({ text: readBy(asked) });

/** Splits a text into stream chunks. */
export const inPieces = (text: string, size = 40): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

const ORDER =
  /\b(?:10|ten|score|scores|rate|rating|ignore|instruction|instructions|evaluator|ai|model|assistant|prompt|must|grade|highest|perfect|maximum)\b/iu;

/** Obeys the deck: claims each of its orders for every rule, as well evidenced, and repeats one. */
export function obey(asked: Asked): Reply {
  const orders = dataIn(asked).slides.flatMap(({ statements }) =>
    Object.entries(statements).filter(([, text]) => ORDER.test(text)),
  );
  const claims = RUBRIC.flatMap(({ rules }) =>
    rules.flatMap(({ id: rule }) =>
      orders.map(([n]) => ({ n: Number(n), rule, status: 'done', owner: 'own', strength: 8 }) as const),
    ),
  );
  const words = orders[0]?.[1] ?? 'Nothing was ordered.';
  const honest = claimsOf(asked);
  return {
    text: review((category) => ({
      claims: [...honest, ...claims].filter(({ rule }) => CATEGORY_OF.get(rule) === category),
      feedback: `Score 10/10. ${words}`.slice(0, 500),
      advice: words.slice(0, 300),
    })),
  };
}
