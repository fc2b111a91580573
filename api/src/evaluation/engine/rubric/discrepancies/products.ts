import { type Figure, figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { categoryOf, currencyOf, type Disagreement, differ, shownMoney } from './disagreement.ts';

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

/** Where the product is the company's own revenue or market. */
const TOPICS: readonly (Statement['topic'] | undefined)[] = ['market', 'segment', 'model', 'financials', 'traction'];

/** A product of count and price that differs from the stated amount. */
export function wrongProducts(statements: readonly Statement[]): Disagreement[] {
  return statements.flatMap((statement) => {
    const { text, topic, slide } = statement;
    if (!TOPICS.includes(topic)) return [];
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
    const isMarket = topic === 'market' || topic === 'segment';
    return [
      {
        kind: 'arithmetic',
        category: categoryOf(statement),
        name: isMarket ? 'Bottom-up market size' : 'Price times volume',
        reason,
        statements: [statement],
      },
    ];
  });
}

const OF = /^\)?(?: share)? of\b/iu;
const GIVES = /(?:[=⇒→]|\b(?:so|is|gives|makes|means))\s?$/iu;

/** "2% of a €562M market, so €17M": the share, the whole, and the part. */
function partOf(text: string): [Amount, Amount, Amount] | null {
  const amounts = amountsOf(text);
  const [share, whole, part, ...others] = amounts;
  if (!share || !whole || !part || others.length > 0) return null;
  if (share.unit !== '%' || whole.kind !== 'money' || part.kind !== 'money' || whole.unit !== part.unit) return null;
  const between = text.slice(share.at + share.text.length, whole.at);
  const link = text.slice(whole.at + whole.text.length, part.at);
  return OF.test(between) && GIVES.test(link) && link.length < 20 ? [share, whole, part] : null;
}

/** A share of an amount that differs from the stated part. */
export function wrongPercentages(statements: readonly Statement[]): Disagreement[] {
  return statements.flatMap((statement) => {
    const found = partOf(statement.text);
    if (!found) return [];
    const [share, whole, part] = found;
    const low = (share.low / 100) * whole.low;
    const high = (share.high / 100) * whole.high;
    if (part.high > low * (1 - NEAR) && part.low < high * (1 + NEAR)) return [];
    const is =
      low === high ? shownMoney(low, whole.unit) : `${shownMoney(low, whole.unit)}–${shownMoney(high, whole.unit)}`;
    const reason = `On slide ${statement.slide}, ${share.text} of ${whole.text} is ${is}, not ${part.text}.`;
    return [
      {
        kind: 'arithmetic',
        category: categoryOf(statement),
        name: 'Percentage of an amount',
        reason,
        statements: [statement],
      },
    ];
  });
}
