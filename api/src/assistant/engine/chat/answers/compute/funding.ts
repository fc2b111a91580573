import { amountOf, money, monthsOf, type Operation, passagesOf, percent, rounded } from './amounts.ts';

const OWNED =
  /\bhow much of the company\b|\bwhat (?:share|percentage|part|stake)\b.{0,16}\b(?:of|in) (?:the|our|their|your) company\b|\b(?:stake|own|equity|dilut\w+)\b.{0,40}\b(?:round|investment|raise)\b/u;

/** How much of the company the round buys. */
export const stake: Operation = (asked, _hits, passages) => {
  if (!OWNED.test(asked)) return null;
  const round = amountOf('the ask', 'money', passages);
  const valuation = amountOf('valuation', 'money', passages);
  if (!round || !valuation || round.figure.value >= valuation.figure.value) return null;
  const isPre = /\bpre-?money\b/iu.test(valuation.passage.text);
  const whole = valuation.figure.value + (isPre ? round.figure.value : 0);
  const sum = isPre ? `(${valuation.figure.text} + ${round.figure.text})` : valuation.figure.text;
  return {
    text: `${percent(round.figure.value / whole)} of the company: ${round.figure.text} ÷ ${sum}${isPre ? ', because the valuation is pre-money' : ''}.`,
    passages: passagesOf([round, valuation]),
  };
};

const UNIT = /\b(?:per|a|each|average|monthly)\b.{0,12}\b(month|year)|\b(monthly|yearly)\b/u;

/** What may be spent in a month or a year for the money to last. */
export const budget: Operation = (asked, _hits, passages) => {
  const unit = UNIT.exec(asked);
  if (!unit || !/\b(?:spend|spent|budget|last|runway|allow|burn)\b/u.test(asked)) return null;
  const isMonthly = (unit[1] ?? unit[2] ?? '').startsWith('month');
  const time = amountOf('runway', 'duration', passages);
  const near = time ? passages.filter(({ slide }) => slide === time.passage.slide) : passages;
  const round =
    amountOf('the ask', 'money', passages) ??
    amountOf('raised so far', 'money', near) ??
    amountOf('raised so far', 'money', passages);
  if (!round || !time) return null;
  const count = isMonthly ? monthsOf(time.figure) : monthsOf(time.figure) / 12;
  if (!(count > 0)) return null;
  return {
    text: `About ${money(round.figure.value / count, round.figure.text)} a ${isMonthly ? 'month' : 'year'}: ${round.figure.text} ÷ ${rounded(count)} ${isMonthly ? 'months' : 'years'}.`,
    passages: passagesOf([round, time]),
  };
};

/** Two values of which the question asks for the ratio or the share. */
const PAIRS: readonly [RegExp, string, string][] = [
  [
    /\bshare of the (?:tam|total market)\b|\b(?:sam|serviceable)\b.{0,30}\b(?:of|to)\b.{0,12}\btam\b/u,
    'serviceable market',
    'market size',
  ],
  [/\bsom\b.{0,30}\b(?:of|to)\b.{0,12}\bsam\b|\bshare of the sam\b/u, 'obtainable market', 'serviceable market'],
  [/\bsom\b.{0,30}\b(?:of|to)\b.{0,12}\btam\b/u, 'obtainable market', 'market size'],
  [/\bltv\b.{0,8}\bcac\b/u, 'lifetime value', 'acquisition cost'],
];

/** The ratio of two values that decks name. */
export const ratio: Operation = (asked, _hits, passages) => {
  for (const [asks, one, other] of PAIRS) {
    if (!asks.test(asked)) continue;
    const [a, b] = [amountOf(one, 'money', passages), amountOf(other, 'money', passages)];
    if (!a || !b || b.figure.value <= 0 || a.figure.value === b.figure.value) continue;
    const share = a.figure.value / b.figure.value;
    const text = share < 1 ? percent(share) : `${rounded(share, 2)}:1`;
    return { text: `${text}: ${a.figure.text} ÷ ${b.figure.text}.`, passages: passagesOf([a, b]) };
  }
  return null;
};
