import MiniSearch from 'minisearch';
import type { Statement } from '../../../evaluation/engine/rubric/statements.ts';
import type { DeckReading } from '../reading.ts';

const STOP = new Set(
  `a about after all also am an and any are as at be because been before but by can could deck did do does each for from
  get give had has have he her here his how i if in into is it its just know like many may me more most much must my no
  not now of on one only or other our out over pitch please said say says she should show slide slides so some tell than
  that the their them then there these they this those to too up us use used was we were what when where which while who
  whom whose why will with would you your company startup`.split(/\s+/u),
);

/** Weight of a related word, relative to an exact match. */
const ALIKE_WEIGHT = 0.85;

/** Related words. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  churn: ['retention', 'left', 'renew', 'stay'],
  retention: ['churn', 'renew'],
  launch: ['live', 'production', 'released'],
  start: ['founded', 'since'],
  based: ['headquarters', 'office'],
  revenue: ['mrr', 'arr', 'sales', 'turnover'],
  mrr: ['revenue', 'recurring'],
  arr: ['revenue', 'recurring'],
  sale: ['revenue'],
  customer: ['client', 'paying', 'buyer'],
  client: ['customer', 'paying'],
  user: ['active', 'member', 'people'],
  price: ['cost', 'pay'],
  cost: ['price', 'spend'],
  competitor: ['alternative', 'rival', 'competition'],
  founder: ['ceo', 'cto', 'founded', 'team'],
  ceo: ['founder', 'chief'],
  cto: ['founder', 'chief'],
  raise: ['round', 'funding', 'committed'],
  runway: ['month', 'raise'],
  margin: ['gross'],
  cac: ['acquisition', 'winning'],
  ltv: ['lifetime'],
  tam: ['market'],
  patent: ['patented', 'ip'],
  growth: ['grew', 'grow', 'doubled', 'tripled'],
  profit: ['profitable', 'break-even', 'margin'],
};

const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/u, 'y'],
  [/(?<=s|x|ch|sh)es$/u, ''],
  [/(?<=[^s])s$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
];

/** Stems a word, so that its forms match; null for stop words. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/['’]s$/u, '');
  if (plain.length < 2 || STOP.has(plain)) return null;
  return plain.length > 3 ? ENDINGS.reduce((stem, ending) => stem.replace(...ending), plain) : plain;
}

const LIKE = new Map(
  Object.entries(ALIKE).map(([word, others]) => [termOf(word), others.map((other) => termOf(other) ?? other)] as const),
);

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** The meaningful words of a question, as written. */
export const wordsAsked = (question: string): string[] => [
  ...new Set(tokensOf(question).filter((word) => termOf(word) !== null)),
];

/** The meaningful words of a question, stemmed. */
export const termsOf = (question: string): string[] => [
  ...new Set(
    tokensOf(question)
      .map(termOf)
      .filter((term) => term !== null),
  ),
];

/** A matching statement and the share of the question it covers, 0 to 1. */
export interface Hit {
  statement: Statement;
  share: number;
  score: number;
}

interface Entry {
  id: number;
  text: string;
  heading: string;
}

export function searchDeck({ statements, slides }: DeckReading, question: string): Hit[] {
  const terms = termsOf(question);
  if (terms.length === 0) return [];
  const headings = new Map(slides.map(({ slide, topic }) => [slide.number, `${slide.title ?? ''} ${topic ?? ''}`]));
  const index = new MiniSearch<Entry>({ fields: ['text', 'heading'], tokenize: tokensOf, processTerm: termOf });
  index.addAll(statements.map(({ slide, text }, id) => ({ id, text, heading: headings.get(slide) ?? '' })));
  const scores = new Map<number, { covered: number; score: number }>();
  for (const term of terms) {
    const options = {
      processTerm: (word: string) => word,
      boost: { text: 2 },
      prefix: term.length > 4,
      fuzzy: term.length > 5 ? 0.15 : false,
    };
    const direct = index.search(term, options);
    const alike = (LIKE.get(term) ?? []).flatMap((word) => index.search(word, { ...options, fuzzy: false }));
    const best = new Map<number, { weight: number; score: number }>();
    for (const [results, weight] of [
      [direct, 1],
      [alike, ALIKE_WEIGHT],
    ] as const) {
      for (const { id, score } of results) {
        const known = best.get(id);
        if (!known || known.score < score * weight) best.set(id, { weight, score: score * weight });
      }
    }
    for (const [id, { weight, score }] of best) {
      const sum = scores.get(id) ?? { covered: 0, score: 0 };
      scores.set(id, { covered: sum.covered + weight, score: sum.score + score });
    }
  }
  return [...scores]
    .map(([id, { covered, score }]) => ({
      statement: statements[id] as Statement,
      share: covered / terms.length,
      score,
    }))
    .sort((a, b) => b.share - a.share || b.score - a.score || a.statement.slide - b.statement.slide);
}
