import { numberOf } from '@northlight/shared-api/rules';
import { figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import type { Disagreement } from './disagreement.ts';

const NAMED = /\b(?:use of (?:funds|proceeds)|allocat\w+|where the money goes|what it (?:buys|pays for))\b/iu;
/** Percentages on an ask slide that are not shares of the funds. */
const OTHER =
  /\b(?:growth|grew|margin|equity|discount|stake|cagr|interest|own\w*|dilution|retention|churn|market|a year|more|less|fewer|up|down|committed|spoken for|already|commission)\b/iu;
const FEWEST = 3;
/** Each share may be rounded by half a point. */
const HALF = 0.5;

const sharesIn = (text: string) =>
  figuresOf(text).filter(({ kind, text: said }) => kind === 'percent' && said.endsWith('%'));

/** The shares of one split: one sentence with all of them, or one sentence for each. */
function splitsOf(statements: readonly Statement[]): (readonly [Statement, ...Statement[]])[] {
  const relevant = statements.filter(({ text }) => sharesIn(text).length > 0 && !OTHER.test(text));
  const whole = relevant.filter(({ text }) => sharesIn(text).length >= FEWEST);
  const [first, ...rest] = relevant.filter(({ text }) => sharesIn(text).length === 1);
  const parts = first && rest.length + 1 >= FEWEST ? [[first, ...rest] as const] : [];
  return [...whole.map((statement) => [statement] as const), ...parts];
}

/** Use-of-funds shares that do not add up to 100%. */
export function wrongFunds(statements: readonly Statement[]): Disagreement[] {
  const slides = [...new Set(statements.map(({ slide }) => slide))];
  return slides.flatMap((slide) => {
    const here = statements.filter((statement) => statement.slide === slide);
    if (!here.some(({ topic, text }) => topic === 'ask' || NAMED.test(text))) return [];
    return splitsOf(here).flatMap((split) => {
      const shares = split.flatMap(({ text }) => sharesIn(text)).map(({ value }) => value);
      const sum = shares.reduce((total, share) => total + share, 0);
      if (Math.abs(sum - 100) <= HALF * shares.length || sum < 50 || sum > 200) return [];
      const reason = `The shares on slide ${slide} come to ${numberOf(sum)}%, not to 100%.`;
      return [{ kind: 'arithmetic', category: 'Financials & ask', name: 'Use of funds', reason, statements: split }];
    });
  });
}
