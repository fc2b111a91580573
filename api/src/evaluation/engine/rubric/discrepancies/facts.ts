import { shareOf } from '../claims/claims.ts';
import type { FigureKind } from '../figures.ts';
import type { Reading } from '../findings.ts';
import { type Amount, amountsOf } from './amounts.ts';
import type { Fact, Metric } from './fact.ts';
import { marketFactsOf, regionsIn } from './market-sizes.ts';
import { periodOf, periodsIn } from './periods.ts';

/** A metric of the company that sentences name by words of their own. */
interface Worded extends Metric {
  pattern: RegExp;
  kind: FigureKind;
  /** Words after which the number is another one. */
  not?: RegExp;
  of?: (text: string, at: number) => string;
}

const CHANGES =
  /\b(?:from|by|up|grow|grew|growth|takes|per|committed|already|average|median|of which|led|manag\w+|first|next|additional\w*|each|every|new)\b/iu;
/** What is planned is held only against plans for the same time. */
const PLAN =
  /\b(?:will|plans?|goals?|targets?|forecasts?|reach\w*|roadmap|milestones?|projections?|unlocks?|by month)\b/iu;
/** Values of one year that differ on purpose. */
const SCENARIO = /\b(?:case|scenarios?|conservative|optimistic|pessimistic|moderate|upside|downside|aggressive)\b/iu;
const ROUND = /\b(pre-?seed|seed|angel|bridge|series [a-e])\b/iu;
const roundOf = (text: string) => ROUND.exec(text)?.[1]?.toLowerCase().replace('preseed', 'pre-seed') ?? '';
/** What stands before "revenue" without making it another one. */
const PLAIN =
  /^(?:|our|the|we|had|have|has|of|in|with|and|total|annual|yearly|company|full[- ]year|made|reached|actual|projected|\d{4}|\W+)$/iu;
const kindOfRevenue = (text: string, at: number) => {
  const before = /([\p{L}\d-]+|\W)\s*$/u.exec(text.slice(0, at))?.[1] ?? '';
  const kind = PLAIN.test(before) || /\d/u.test(before) ? '' : before.toLowerCase();
  return [kind, ...regionsIn(text)].join(' ').trim();
};

const WORDED: readonly Worded[] = [
  {
    name: 'Amount raised',
    category: 'Financials & ask',
    rounding: 0.05,
    pattern:
      /(?:^|· |we(?:[’']re| are) |[.;:] )(?:now |currently )?(?:raising|seeking|asking for|looking (?:for|to raise))(?= )|\bour ask\b|\bround (?:of|size)\b|^raise:/iu,
    not: /\b(?:committed|already|raised|of which|additional|next round|future|later|valuation of)\b/iu,
    kind: 'money',
    of: roundOf,
  },
  {
    name: 'Monthly revenue',
    category: 'Traction & engagement',
    rounding: 0.05,
    pattern: /\b(?:mrr|monthly recurring revenue|monthly revenue)\b/iu,
    kind: 'money',
  },
  {
    name: 'Annual recurring revenue',
    category: 'Traction & engagement',
    rounding: 0.05,
    pattern: /\b(?:arr|annual recurring revenue)\b/iu,
    kind: 'money',
  },
  {
    name: 'Annual revenue',
    category: 'Financials & ask',
    rounding: 0.1,
    pattern: /(?<!recurring |monthly )\b(?:revenues?|turnover)\b(?! (?:streams?|models?|shares?|multiples?|per))/iu,
    kind: 'money',
    of: kindOfRevenue,
  },
  {
    name: 'Paying customers',
    category: 'Traction & engagement',
    rounding: 0.05,
    pattern: /\bpaying [\w-]+/iu,
    kind: 'count',
  },
  {
    name: 'Size of the team',
    category: 'Team',
    rounding: 0.05,
    pattern: /\b(?:team of|team size|employees|full[- ]time (?:people|staff)|people on the team)\b/iu,
    kind: 'count',
  },
  {
    name: 'Gross margin',
    category: 'Business model & route to market',
    rounding: 0.05,
    pattern: /\bgross margins?\b/iu,
    kind: 'percent',
  },
];

/** The amount that stands directly before or after the words, or the only one. */
function amountBy(match: RegExpExecArray, amounts: readonly Amount[], text: string): Amount | null {
  const end = match.index + match[0].length;
  const before = amounts.find(({ at, text: written }) =>
    /^\+?(?: of| in)? $/iu.test(text.slice(at + written.length, match.index)),
  );
  if (before) return before;
  const next = amounts.find(
    ({ at }) => at >= end && /^\W{0,3}(?:an? |up to |about |another )?$/iu.test(text.slice(end, at)),
  );
  return next ?? (amounts.length === 1 ? (amounts[0] ?? null) : null);
}

/** Plan years and months count from the start of a plan. */
const OF_PLAN = /^[ym]\d/u;
/** What money is raised for, or where a path leads, is not there yet: "a bridge to $1M in annual recurring revenue". */
const LEADS_TO =
  /\b(?:rais(?:e|es|ing)|bridge|path|road|way|grow(?:s|ing)?|scal(?:e|es|ing))\b.{0,40}\bto (?:reach )?[^\s\p{L}]?\d|\bto reach\b/iu;

/** What was so is no plan, though it stands among plans. */
const PAST = /\b(?:was|were|had|made|reached|earned|generated)\b/iu;

function tellsOfPlan({ statement: { text, under }, projection, claim }: Reading): boolean {
  const heads = [text, under.heading ?? '', under.title ?? ''];
  return (
    projection ||
    LEADS_TO.test(text) ||
    (claim !== null && shareOf(claim.status, 'planned') > 0.5 && !PAST.test(text)) ||
    heads.some((one) => PLAN.test(one))
  );
}

/** "Revenue: Year 1 $500K; Year 2 $4.2M", one fact for each column. */
function factsOfRow(metric: Worded, reading: Reading): Fact[] {
  const { statement } = reading;
  const [label = '', ...cells] = statement.text.split(/: (.*)/su);
  const match = metric.pattern.exec(label);
  if (!match) return [];
  const words = label
    .replace(match[0], '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const of = words.filter((word) => !PLAIN.test(word)).join(' ');
  return cells
    .join('')
    .split('; ')
    .flatMap((cell) => {
      const amounts = amountsOf(cell).filter(({ kind }) => kind === metric.kind);
      const [amount] = amounts;
      const period = periodOf(cell);
      if (!amount || amounts.length > 1 || period === '') return [];
      const planned = OF_PLAN.test(period) || tellsOfPlan(reading);
      return [{ metric, of, period, planned, amount, statement }];
    });
}

function factsOfSentence(metric: Worded, reading: Reading): Fact[] {
  const { statement } = reading;
  const { text } = statement;
  const match = metric.pattern.exec(text);
  if (!match || (metric.not ?? CHANGES).test(text)) return [];
  const amounts = amountsOf(text).filter(({ kind }) => kind === metric.kind);
  const amount = amountBy(match, amounts, text);
  if (!amount) return [];
  const period = periodsIn(text).join(' ');
  const planned = metric.name !== 'Amount raised' && (OF_PLAN.test(period) || tellsOfPlan(reading));
  if (period === '' && (planned || metric.name === 'Annual revenue')) return [];
  return [{ metric, of: metric.of?.(text, match.index) ?? '', period, planned, amount, statement }];
}

/** Whether a number is about somebody else. */
const isForeign = ({ claim }: Reading) => claim !== null && shareOf(claim.owner, 'rival', 'customer') > 0.5;

function ownFactsOf(reading: Reading): Fact[] {
  const { statement } = reading;
  const { text, under, topic } = statement;
  if (topic === 'competition' || isForeign(reading)) return [];
  if ([text, under.heading ?? '', under.title ?? ''].some((words) => SCENARIO.test(words))) return [];
  return WORDED.flatMap((metric) => {
    const rows = statement.role === 'row' ? factsOfRow(metric, reading) : [];
    return rows.length > 0 ? rows : factsOfSentence(metric, reading);
  });
}

/** The numbers of a deck that a reader would hold against each other. Text that was recognised in a picture is left out. */
export const factsOf = (readings: readonly Reading[]): Fact[] =>
  readings
    .filter(({ statement }) => !statement.recognised)
    .flatMap((reading) => [...ownFactsOf(reading), ...marketFactsOf(reading)]);
