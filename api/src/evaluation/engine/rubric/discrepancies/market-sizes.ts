import type { Reading } from '../findings.ts';
import { type Amount, amountsOf } from './amounts.ts';
import type { Fact, Metric } from './fact.ts';
import { periodsIn } from './periods.ts';

const size = (name: string): Metric => ({ name, category: 'Market', rounding: 0.1 });
const MARKET = size('Size of the market');
/** The layers of a market, from the widest. */
export const LAYERS = [
  { ...size('TAM'), pattern: /\bTAM\b|\btotal addressable market\b/iu },
  { ...size('SAM'), pattern: /\bSAM\b|\bservice?able (?:addressable|available) market\b/iu },
  { ...size('SOM'), pattern: /\bSOM\b|\bservice?able obtainable market\b/iu },
];

const REGION =
  /\b(?:global\w*|world\w*|international|us|u\.s\.|usa|north america|america|europe\w*|eu|uk|britain|africa\w*|asia\w*|apac|latam|latin america|mena|gcc|india\w*|china|nigeria\w*|egypt\w*|brazil\w*|german\w*|fran\w+|domestic|local)\b/giu;
/** The regions that a text names, in alphabetical order. */
export const regionsIn = (text: string): string[] =>
  (text.match(REGION) ?? []).map((name) => name.toLowerCase()).toSorted();

/** What a market's size is called, and what may stand between it and its amount. */
const NOUN = String.raw`(?:market|industry|sector)(?! (?:share|cap\b|price|fit|entry|leader|research|risk|penetration|need|maker))`;
const LINK = String.raw`(?:\s|[:=~≈–—,-]|\b(?:size|value|opportunity|currently|today|already|is|was|are|of|worth|valued|estimated|at|about|around|over|nearly|reached|stands|alone|in (?:19|20)\d{2})\b)*`;
const BEFORE = new RegExp(String.raw`((?:[\p{L}\p{N}&’'/-]+ ){0,5})\b${NOUN}\b${LINK}$`, 'iu');
const AFTER = new RegExp(String.raw`^\+? ((?:[\p{L}&’'/-]+ ){0,5})${NOUN}\b`, 'iu');
/** A number of the market that is not its size now. */
const OTHER =
  /\b(?:will|expect\w*|project\w*|forecast\w*|by (?:19|20)\d{2}|grow\w*|reach\w*|increase\w*|wast\w+|los[est]\w*|sav\w+|spen\w+|fund\w+|rais\w+|invested|share|captur\w+|revenues?|companies|segment|part of|per|target\w*|addressable|obtainable|serviceable|available)\b/iu;
const FILLER =
  /^(?:an?|the|our|this|that|it|its|of|in|for|is|are|we|address\w*|target\w*|serve|total|whole|huge|large|big|massive|growing|fast|key|current|worth|and|with|on|to|at|overall|estimated|size|market)$/iu;

/** Less is a price, not a market. */
const LEAST = 1e6;

/** The words that tell one market from another. */
const nameOf = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '' && !FILLER.test(word))
    .toSorted()
    .join(' ');

function sizeOf(amount: Amount, text: string): string | null {
  const before = BEFORE.exec(text.slice(0, amount.at));
  if (before) return nameOf(before[1] ?? '');
  const after = AFTER.exec(text.slice(amount.at + amount.text.length));
  return after ? nameOf(after[1] ?? '') : null;
}

/** The layers that a sentence values: one, or as many amounts as layers in the same order. */
function layersOf(amounts: readonly Amount[], text: string) {
  const named = LAYERS.flatMap((metric) => {
    const at = metric.pattern.exec(text)?.index;
    return at === undefined ? [] : [{ metric, at }];
  }).toSorted((a, b) => a.at - b.at);
  if (named.length > 1 && amounts.length !== named.length) return [];
  if (named.length === 1 && amounts.length !== 1) return [];
  return named.flatMap(({ metric }, place) => {
    const amount = amounts[place];
    return amount ? [{ metric, amount }] : [];
  });
}

/** What a statement says of the size of markets. */
export function marketFactsOf({ statement }: Reading): Fact[] {
  const { text, topic } = statement;
  const money = amountsOf(text).filter(({ kind }) => kind === 'money');
  if (money.length === 0) return [];
  const period = periodsIn(text).join(' ');
  const layers = layersOf(money, text);
  if (layers.length > 0) {
    const of = regionsIn(text).join(' ');
    return layers.map((layer) => ({ ...layer, of, period, planned: false, statement }));
  }
  const [amount] = money;
  if (!amount || amount.low < LEAST || money.length > 1 || topic === 'competition' || OTHER.test(text)) return [];
  const of = sizeOf(amount, text);
  return of === null ? [] : [{ metric: MARKET, of, period, planned: false, amount, statement }];
}
