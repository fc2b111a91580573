/** What a number in a sentence measures. */
export type FigureKind = 'money' | 'percent' | 'multiple' | 'duration' | 'count' | 'few' | 'span' | 'patent';

/** An amount, as written in the text. */
export interface Figure {
  kind: FigureKind;
  text: string;
  /** In single units: "$1.2M" is 1200000, "21%" is 21. */
  value: number;
  /** Start position in the sentence. */
  at: number;
}

/** A month, in full or shortened. For case-insensitive patterns. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const SCALES = 'k|m|mm|mn|mio|bn|b|t|thousand|million|billion|trillion|lakh crores?|lakhs?|crores?|cr';
const SCALE = `(?:\\s?(?:${SCALES})\\b)?`;
const UNIT = 'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?';
/** Currency codes and abbreviations that are not English words. */
const CODE =
  'usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|isk|pln|czk|huf|inr|rs|kes|kshs?|ngn|ghs|zar|ugx|tzs|egp|jpy|cny|rmb|krw|sgd|hkd|myr|thb|idr|vnd|aed|ils|brl|mxn|clp';
const SIGN = String.raw`(?:\b(?:us|ca|au|nz|hk|sg|[acrs]))?\$|[€£¥₹₦₱₪₺₩₫฿]`;
/** What precedes an amount of money. For case-insensitive patterns. */
export const CURRENCY = String.raw`(?:${SIGN}|\b(?:${CODE})\b\.?)\s?`;
const CURRENCY_NAMES = 'dollars|euros|pounds|rupees|shillings|naira|reais|usdc';
/** The currency of an amount, as written. */
export const CURRENCY_OF = new RegExp(`${SIGN}|\\b(?:${CURRENCY_NAMES}|${CODE})\\b`, 'iu');
const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty';

const FRACTIONS: Record<string, number> = { half: 50, third: 33.3, quarter: 25, fifth: 20, tenth: 10 };
const ONES = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WHOLE = `${ONES.join('|')}|twenty|hundred`;

/** Applied in this order; text that one pattern matches is not matched again. */
const PATTERNS: readonly [FigureKind | null, RegExp][] = [
  [
    'span',
    /(?:\bbetween )?\b(?:19|20)\d{2}\s?(?:[–-]|to|(?<=\bbetween (?:19|20)\d{2} )and)\s?(?:(?:19|20)?\d{2}\b|today|now|present)/giu,
  ],
  [
    'percent',
    new RegExp(
      `(?<![\\d.,$€£])\\b(?:${WHOLE}|\\d{1,3}) (?:in|of|out of) (?:every )?(?:${WHOLE}|\\d{1,3})\\b(?! (?:seconds?|days?|hours?|weeks?|months?|years?|minutes?)\\b)|\\b(?:an?|one|two|three|four|nearly|over|almost|about) (?:half|third|quarter|fifth|tenth)s? of\\b|\\bhalf (?:of|the)\\b|\\bhalf(?= (?:goes|is for|for|into)\\b)`,
      'giu',
    ),
  ],
  ['patent', /\b(?:ep|wo|(?:[a-z]{2} )?patents?)(?: (?:no\.?|number))?[ -]?\d[\d ,/.]{6,}\d(?: ?[ab]\d)?\b/giu],
  // Not an amount either: the period over which another number was measured.
  [
    null,
    /\b(?:last|past|previous|trailing) (?:\d+|two|three|six|nine|twelve) (?:days|weeks|months|quarters|years)\b/giu,
  ],
  // Not amounts: dates, versions and names with digits, numbers of laws, clock times, list references.
  [
    null,
    /\b(?:19|20)\d{2}(?:\s?[–-]\s?(?:19|20)?\d{2})?\b(?![\d,.]*\s?(?:%|(?!(?:is|was|has|as|this|its|us)\b)[a-z]+s\b))/giu,
  ],
  [null, new RegExp(`\\b${MONTH}\\.?\\s\\d{1,2}\\b|\\b\\d{1,2}\\s${MONTH}\\b`, 'giu')],
  [
    null,
    /\b[qh][1-4]\b|^\s*\d+\s*\/\s*\d+\s*$|\b24\/7\b|\b9\/?11\b|\b(?:figure|fig\.|step|phase|stage|tier|level|milestone|slide|page|week|month|quarter|day|version|v|http|error|year|series|no\.|fortune|forbes|s&p)\s?\d+(?:\.\d+)*\b|#\d+/giu,
  ],
  [null, /\b(?=[\p{L}\d-]*\p{L})(?=[\p{L}\d-]*\d)\p{L}[\p{L}\d]*(?:-?\d[\p{L}\d]*)+/giu],
  [
    'money',
    new RegExp(`${CURRENCY}(?:${NUMBER})${SCALE}|(?:${NUMBER})${SCALE}\\s?(?:${CURRENCY_NAMES}|${CODE})\\b`, 'giu'),
  ],
  ['percent', new RegExp(`(?:${NUMBER})\\s?(?:%|percent\\b|per cent\\b)`, 'giu')],
  ['multiple', new RegExp(`(?:${NUMBER})\\s?(?:[×]|x\\b)`, 'giu')],
  ['duration', new RegExp(`(?:${NUMBER}|\\b(?:${COUNTED}))\\+?[\\s-](?:${UNIT})\\b|(?:${NUMBER})\\s?h\\b`, 'giu')],
  ['count', new RegExp(`(?<![\\d.,/:-])(?:${NUMBER})${SCALE}\\+?(?= \\p{L}{2}|$|,(?!\\d)| of\\b)(?![\\d/:])`, 'giu')],
  ['few', new RegExp(`\\b(?:${ONES.slice(1).join('|')})(?= [\\p{L}-]{3,}s\\b)`, 'giu')],
];

/** What the scales of an amount multiply it by. */
export const FACTORS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
  mio: 1e6,
  lakh: 1e5,
  crore: 1e7,
  cr: 1e7,
  'lakh crore': 1e12,
};

const SCALED = new RegExp(`\\d\\s?(${SCALES})\\b`, 'iu');

const wholeOf = (word: string) => Number.parseInt(word, 10) || ONES.indexOf(word) + 1 || (word === 'twenty' ? 20 : 100);

/** Converts "four in ten" and "a third of" to a percentage. */
function shareOf(text: string): number {
  const [part, whole] = text.toLowerCase().split(/ (?:in|of|out of) (?:every )?/u);
  if (part && whole) return Math.round((1000 * wholeOf(part)) / wholeOf(whole)) / 10;
  const fraction = Object.keys(FRACTIONS).find((name) => text.toLowerCase().includes(name));
  const times = /^(?:two|three|four)/iu.exec(text)?.[0].toLowerCase();
  return (FRACTIONS[fraction ?? ''] ?? 0) * (times ? ONES.indexOf(times) + 1 : 1);
}

/** Length in years of "2015–2020"; 0 when it is open-ended. */
function spanOf(text: string): number {
  const [from = 0, to = 0] = (text.match(/\d+/gu) ?? []).map(Number);
  return to === 0 ? 0 : (to < 100 ? 100 * Math.floor(from / 100) + to : to) - from;
}

/** "400 m" and "12 t" are metres and tonnes, not millions and trillions. */
const IN_UNITS = /\d\s[kmbt]$/u;

function amountOf(kind: FigureKind, text: string): number {
  const number = Number.parseFloat(/\d[\d,.]*/u.exec(text)?.[0].replace(/,/gu, '') ?? '0');
  if (kind === 'count' && IN_UNITS.test(text)) return number;
  const scale = SCALED.exec(text)?.[1]?.toLowerCase().replace(/s$/u, '');
  return number * (scale ? (FACTORS[scale] ?? 1) : 1);
}

function measureOf(kind: FigureKind, match: string): number {
  if (kind === 'span') return spanOf(match);
  if (kind === 'percent' && !/%|per ?cent/iu.test(match)) return shareOf(match);
  if (kind === 'few') return wholeOf(match.trim().toLowerCase());
  return amountOf(kind, match);
}

/** Sentences whose amounts are remembered, because many rules and checks ask for them. */
const REMEMBERED = 4000;
const known = new Map<string, readonly Figure[]>();

/** Finds the amounts in a sentence, ignoring years, dates, versions, list numbers and names with digits. */
export function figuresOf(text: string): Figure[] {
  const figures = known.get(text) ?? findFigures(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, figures);
  return [...figures];
}

function findFigures(text: string): Figure[] {
  let rest = text.replace(/^\s*\d{1,2}[.)]\s/u, (mark) => ' '.repeat(mark.length));
  const figures: Figure[] = [];
  for (const [kind, pattern] of PATTERNS) {
    rest = rest.replace(pattern, (match, at: number) => {
      if (kind) figures.push({ kind, text: match.trim(), value: measureOf(kind, match), at });
      return '\u0000'.repeat(match.length);
    });
  }
  return figures.sort((a, b) => a.at - b.at);
}
