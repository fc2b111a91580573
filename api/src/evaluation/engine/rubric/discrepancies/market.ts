import { type Figure, figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { currencyOf, type Disagreement, differ, shownMoney } from './disagreement.ts';

const PARTS = [
  { name: 'TAM', pattern: /\bTAM\b|\btotal addressable market\b/iu },
  { name: 'SAM', pattern: /\bSAM\b|\bservice?able (?:addressable|available) market\b/iu },
  { name: 'SOM', pattern: /\bSOM\b|\bservice?able obtainable market\b/iu },
] as const;

interface Part {
  name: string;
  value: number;
  currency: string;
  statement: Statement;
}

const moneyIn = (text: string) => figuresOf(text).filter(({ kind }) => kind === 'money');

/** Market parts (TAM, SAM, SOM) that a sentence values: one part, or as many amounts as parts in the same order. */
function partsIn(statement: Statement): Part[] {
  const { text } = statement;
  const named = PARTS.flatMap(({ name, pattern }) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ name, at }];
  }).toSorted((a, b) => a.at - b.at);
  const amounts = moneyIn(text);
  if (named.length === 0 || (named.length > 1 && amounts.length !== named.length)) return [];
  return named.flatMap(({ name }, place) => {
    const amount = amounts[place];
    return amount ? [{ name, value: amount.value, currency: currencyOf(amount.text), statement }] : [];
  });
}

/** A market part that is larger than the whole. */
export function wrongMarketParts(statements: readonly Statement[]): Disagreement[] {
  const parts = statements.flatMap(partsIn);
  const pairs = [
    ['TAM', 'SAM'],
    ['SAM', 'SOM'],
    ['TAM', 'SOM'],
  ] as const;
  for (const [wider, narrower] of pairs) {
    const whole = parts.find(({ name }) => name === wider);
    const part = parts.find(({ name, currency }) => name === narrower && currency === whole?.currency);
    if (!whole || !part || part.value <= whole.value) continue;
    const reason = `${narrower} is ${shownMoney(part.value, part.currency)} and exceeds ${wider}, ${shownMoney(whole.value, whole.currency)}, of which it is a part.`;
    const both = whole.statement === part.statement ? ([whole.statement] as const) : [whole.statement, part.statement];
    const ordered = both.toSorted((a, b) => a.slide - b.slide);
    return [{ kind: 'arithmetic', category: 'Market', name: 'Parts of the market', reason, statements: ordered }];
  }
  return [];
}

const TIMES =
  /^\W{0,3}(?:[\p{L}-]+ ){0,9}?(?:at|[x×@*]|times|paying|pay|spend|spends?)\W{0,2}(?:an average of |about |each )?$/iu;
/** Words that add another factor between the two numbers and their product. */
const FACTOR = /\bevery (?!year|one)\w+|\b(?:share|penetration|of them|if \d|\d ?%)/iu;
const NEAR = 0.15;

/** A count and a price: "2.6M hydrants … at $460 a year". */
function factorsOf(text: string, figures: readonly Figure[]): { count: Figure; price: Figure } | null {
  for (const [place, count] of figures.entries()) {
    const price = figures[place + 1];
    if (count.kind !== 'count' || price?.kind !== 'money' || price.value * 100 > count.value * price.value) continue;
    if (TIMES.test(text.slice(count.at + count.text.length, price.at))) return { count, price };
  }
  return null;
}

/** Bottom-up market sizes whose product differs from the stated number. */
export function wrongProducts(statements: readonly Statement[]): Disagreement[] {
  return statements.flatMap((statement) => {
    const { text, topic, slide } = statement;
    if (topic !== 'market' && topic !== 'segment') return [];
    const figures = figuresOf(text);
    const factors = factorsOf(text, figures);
    const results = figures.filter(({ kind, at }) => kind === 'money' && at !== factors?.price.at);
    const [result] = results;
    if (!factors || !result || results.length > 1 || FACTOR.test(text)) return [];
    const { count, price } = factors;
    if (currencyOf(result.text) !== currencyOf(price.text) || result.value < price.value) return [];
    const product = count.value * price.value;
    if (!differ(product, result.value, NEAR) || !differ(product * 12, result.value, NEAR)) return [];
    const reason = `On slide ${slide}, ${count.text} times ${price.text} is ${shownMoney(product, currencyOf(price.text))}, not ${result.text}.`;
    return [
      { kind: 'arithmetic', category: 'Market', name: 'Market counted from below', reason, statements: [statement] },
    ];
  });
}
