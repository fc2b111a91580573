import { figuresOf } from '../../../../evaluation/engine/rubric/figures.ts';
import { termOf } from './terms.ts';
import { isCommon } from './word-vectors.ts';

/** What kind of answer a question expects. */
export type Kind = 'money' | 'percent' | 'count' | 'duration' | 'date' | 'person' | 'place';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DATE = new RegExp(
  String.raw`\b(?:19|20)\d{2}\b|\b[qh][1-4]\b|\b(?:${MONTHS})\b\.? ?(?:\d|’|')|\b(?:month|week|phase|year|day|stage)s? ?\d|\by[1-5]\b|\bfy ?’?'?\d{2}|\b(?:this|next) (?:year|month|quarter)\b`,
  'iu',
);
/** Durations with a short unit, as slides print them: "4y", "20 min", "45-second", "6 mo". */
const DURATION =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\+?[ -]?(?:y|yrs?|years?|mos?|months?|wks?|weeks?|days?|h|hrs?|hours?|mins?|minutes?|secs?|seconds?|ms)\b/iu;
const MONEY_WORD = /[$€£¥₹₦]\s?\d|\d\s?(?:k|m|bn|million|billion|crores?|lakhs?)\b/iu;
/** Numbers that stand by themselves, without years and the numbers of phases and pages. */
const NUMBER = /(?<![\p{L}\d.])(?!(?:19|20)\d{2}\b)\d{2,}|(?<!\p{L}\s?)\d[.,]\d|(?<!\p{L} ?)\b[2-9]\b/u;
/** Two words with capitals, or in capitals, that are no role. */
const PERSON = /(?<![\p{L}])\p{Lu}[\p{L}’'.-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+/gu;
/** A first name beside a role, or where somebody gives it: "Grit - Project Manager", "my name is Paul". */
const FIRST_NAME =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?: ?[–—-] | ?[:,|(] ?)(?:\p{L}+ ){0,2}(?:ceo|cto|coo|cfo|cmo|cpo|manager|engineer|developer|designer|researcher|lead|head|director|founder|co-?founder|advis[eo]r|scientist|analyst)\b|\bmy name is \p{Lu}/iu;
const ROLE =
  /\b(?:chief|officer|founders?|co-?founders?|executive|technology|technical|product|marketing|sales|head|director|manager|engineer\w*|lead|vice|president|board|advisors?|team|company|group|university|inc|ltd|llc|name|our|the|your|meet|about|senior|former|operations|design|growth|developer|business|data|software|security|research|market|partner|expert|builder|community|accelerator|platform|stage|calendar|link|email|ai|with|and|of)\b/iu;

/** "When" as a question; in "what changed when they moved?" it asks nothing. */
const WHEN =
  /^\W*when\b|\b(?:since|by|from|until|exactly|not) when\b|\bwhen (?:do|does|did|will|is|are|was|were|can|could|would|should|has|have|exactly|roughly|approximately)\b|\bwhen\W*$/u;

const ASKS: readonly [RegExp, readonly Kind[]][] = [
  [
    /\bhow long\b|\bhow (?:fast|quick(?:ly)?|soon)\b|\brunway\b|\bpayback\b|\bhow many (?:years|months|weeks|days|hours|minutes)\b/u,
    ['duration', 'date', 'percent'],
  ],
  [
    new RegExp(String.raw`${WHEN.source}|\b(?:which|what) (?:year|date|month|quarter)\b|\bhow (?:recent|old)\b`, 'u'),
    ['date', 'duration'],
  ],
  [/\b(?:what|which) (?:share|percentage|percent|proportion|part) of\b|\bhow many percent\b|\bwhat %/u, ['percent']],
  [
    /\bhow much (?:\p{L}+ ){0,2}(?:revenue|sales|money|turnover|profit|funding|capital|investment|equity)\b|\bhow much (?:has|have|did) .{0,30}\b(?:raised?|invested|earn(?:ed)?|made)\b/u,
    ['money', 'percent'],
  ],
  [
    /\bhow (?:much|big|large)\b|\bsize of\b|\bprice|\bcosts?\b|\bworth\b|\bvaluation\b|\b(?:tam|sam|som|arr|mrr|cac|ltv|arpu|gmv|acv)\b|\bburn\b|\bturnover\b|\brevenue (?:do|did|is|are|forecast)\b/u,
    ['money', 'percent', 'count'],
  ],
  [
    /\b(?:what|which|how much) (?:annual |yearly |monthly )?(?:revenue|sales|turnover|profit|income|budget)\b/u,
    ['money'],
  ],
  [/\bhow many\b|\bnumber of\b|\bhow often\b/u, ['count', 'percent']],
  [/\bmargin\b|\bchurn\b|\bcagr\b|\bgrowth\b(?! (?:plan|strategy))/u, ['percent', 'money']],
  [/^\W*who\b|\bwho(?:'s| is| are| will| runs?| leads?| looks?| on| in| does)\b/u, ['person']],
];

/** The kinds of answer that a question expects, the likeliest first; none if any text may answer it. */
export const expectedBy = (asked: string): readonly Kind[] => ASKS.find(([pattern]) => pattern.test(asked))?.[1] ?? [];

/** Headings in capitals have common words, names have not. */
const isName = (words: string) =>
  !ROLE.test(words) &&
  (words !== words.toUpperCase() || !words.split(' ').some((word) => isCommon(termOf(word) ?? '')));

/** Names of countries and of parts of the world, as English has them. */
const PLACES: ReadonlySet<string> = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = [...letters.flatMap((a) => letters.map((b) => a + b)), '002', '005', '019', '142', '150'];
  return new Set([...codes.flatMap((code) => names.of(code) ?? []), 'US', 'USA', 'UK', 'EU', 'UAE', 'LATAM', 'APAC']);
})();
const NAME = /\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?/gu;
const BASED = /\b(?:based|located|headquartered|offices?) in \p{Lu}/u;

const namesPlace = (text: string) =>
  BASED.test(text) ||
  (text.match(NAME) ?? []).some((name) => PLACES.has(name) || name.split(' ').some((word) => PLACES.has(word)));

/** The kinds of answer that a text holds. */
export function kindsIn(text: string): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  for (const { kind } of figuresOf(text)) {
    if (kind === 'money' || kind === 'percent' || kind === 'duration') kinds.add(kind);
    else if (kind === 'multiple') kinds.add('percent');
    else if (kind === 'count' || kind === 'few') kinds.add('count');
  }
  if (MONEY_WORD.test(text)) kinds.add('money');
  if (NUMBER.test(text) && !kinds.has('money') && !kinds.has('percent')) kinds.add('count');
  if (DURATION.test(text)) kinds.add('duration');
  if (DATE.test(text)) kinds.add('date');
  if (namesPlace(text)) kinds.add('place');
  if (FIRST_NAME.test(text) || (text.match(PERSON) ?? []).some(isName)) kinds.add('person');
  return kinds;
}
