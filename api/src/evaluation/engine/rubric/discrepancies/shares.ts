import { numberOf } from '@northlight/shared-api/rules';
import type { Category } from '../../types.ts';
import { figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { wordsOf } from '../words.ts';
import type { Disagreement } from './disagreement.ts';

/** Shares that make up a whole. */
interface Whole {
  name: string;
  category: Category;
  isOn: (statement: Statement) => boolean;
  /** The deck may leave the rest out, so that only more than 100% is wrong. */
  isOpen: boolean;
}

const FUNDS = /\b(?:use of (?:funds|proceeds)|allocat\w+|where the money goes|what it (?:buys|pays for))\b/iu;
const SEGMENTS = /\b(?:market|customer|revenue) (?:segments?|split|mix|breakdown)\b/iu;
const titlesOf = ({ text, title, under }: Statement) => [title ? text : '', under.title ?? '', under.heading ?? ''];

const WHOLES: readonly Whole[] = [
  {
    name: 'Use of funds',
    category: 'Financials & ask',
    isOn: ({ topic, text }) => topic === 'ask' || FUNDS.test(text),
    isOpen: false,
  },
  {
    name: 'Market segments',
    category: 'Market',
    isOn: (statement) => titlesOf(statement).some((title) => SEGMENTS.test(title)),
    isOpen: true,
  },
];

/** Percentages that are not shares of the whole. */
const OTHER =
  /\b(?:growth|grew|margin|equity|discount|stake|cagr|interest|own\w*|dilution|retention|churn|market|a year|more|less|fewer|up|down|committed|spoken for|already|commission|unlock|irr|save\w*)\b/iu;
const FEWEST = 3;
/** Each share may be rounded by half a point. */
const HALF = 0.5;
const LONGEST = 16;
/** Sums that are no mistake of the founder's: shares in rows of their own add up to less when a row was not read. */
const LEAST = { rows: 85, sentence: 50 } as const;
const MOST = 200;

const sharesIn = (text: string) =>
  figuresOf(text)
    .filter(({ kind, text: said }) => kind === 'percent' && said.endsWith('%'))
    .map(({ value }) => value);

const sumOf = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

/** Whether one share of some of the doubtful sentences fills the rest up. */
function fills(rest: number, doubtful: readonly (readonly number[])[], within: number): boolean {
  if (Math.abs(rest) <= within) return true;
  const [first, ...others] = doubtful;
  return first !== undefined && [0, ...first].some((share) => fills(rest - share, others, within));
}

/** The shares of one split, and the sentences on the slide that may belong to it. */
interface Split {
  statements: readonly Statement[];
  shares: number[];
  doubtful: number[][];
}

/** Whether a chart and a list show the same shares: one of them is whole and the other repeats its shares. */
function isShownTwice(plain: readonly Statement[]): boolean {
  const lists = [...Map.groupBy(plain, ({ role }) => role).values()].map((list) =>
    list.flatMap(({ text }) => sharesIn(text)),
  );
  const [whole = [], ...others] = lists.toSorted((a, b) => b.length - a.length);
  return (
    others.length > 0 &&
    Math.abs(sumOf(whole) - 100) <= HALF * whole.length &&
    others.flat().every((share) => whole.includes(share))
  );
}

/** A sentence with all shares, or one sentence for each. */
function splitsOf(statements: readonly Statement[]): Split[] {
  const sharing = statements.filter(({ text }) => sharesIn(text).length > 0);
  if (sharing.some(({ recognised }) => recognised)) return [];
  const isPlain = ({ text }: Statement) =>
    sharesIn(text).length === 1 && !OTHER.test(text) && wordsOf(text).length <= LONGEST;
  const plain = sharing.filter(isPlain);
  const whole = sharing.filter(({ text }) => sharesIn(text).length >= FEWEST && !OTHER.test(text));
  const doubtful = sharing.filter((one) => !isPlain(one) && !whole.includes(one)).map(({ text }) => sharesIn(text));
  const splits = whole.map((one) => ({ statements: [one], shares: sharesIn(one.text), doubtful: [] }));
  if (plain.length < FEWEST || whole.length > 0) return splits;
  if (isShownTwice(plain)) return splits;
  return [...splits, { statements: plain, shares: plain.flatMap(({ text }) => sharesIn(text)), doubtful }];
}

/** Shares of one whole that do not add up to 100%. */
export function wrongShares(statements: readonly Statement[]): Disagreement[] {
  return [...Map.groupBy(statements, ({ slide }) => slide)].flatMap(([slide, here]) => {
    const whole = WHOLES.find(({ isOn }) => here.some(isOn));
    if (!whole) return [];
    return splitsOf(here).flatMap(({ statements: split, shares, doubtful }) => {
      const sum = sumOf(shares);
      const within = HALF * shares.length;
      const least = split.length > 1 ? LEAST.rows : LEAST.sentence;
      if (fills(100 - sum, doubtful, within) || sum < least || sum > MOST) return [];
      if (whole.isOpen && sum < 100) return [];
      const reason = `The shares on slide ${slide} add up to ${numberOf(sum)}%, not 100%.`;
      const { name, category } = whole;
      return [{ kind: 'arithmetic' as const, category, name, reason, statements: split }];
    });
  });
}
