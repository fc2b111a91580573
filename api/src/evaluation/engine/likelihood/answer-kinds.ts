import type { LikelihoodGapKind } from '@northlight/shared-api/rules';
import { type FigureKind, figuresOf } from '../rubric/figures.ts';

/** What a question asks for. */
export type AnswerKind = Extract<
  LikelihoodGapKind,
  'money' | 'count' | 'date' | 'duration' | 'share' | 'name' | 'choice' | 'link' | 'words'
>;

const SUMS =
  'revenues?|sales|turnover|mrr|arr|price|valuation|burn(?: rate)?|budget|costs?|gross profit|ebitda|cash|runway cost';
const SPANS = 'days?|weeks?|months?|quarters?|years?|hours?|minutes?';

/** What the first part of a question asks for; tried in this order. Other questions ask for words. */
const QUESTIONS: readonly [AnswerKind, RegExp][] = [
  ['link', /\blinks?\b|\blinked ?in\b|\burls?\b|\bweb ?(?:site|address|page)\b/iu],
  ['choice', /^\W*(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should)\b/iu],
  ['date', /\b(?:when|which (?:date|day|year|month|quarter)|what (?:date|day|year|month))\b/iu],
  ['duration', new RegExp(`\\bhow (?:long|soon)\\b|\\bhow (?:many|much) (?:${SPANS}|time)\\b`, 'iu')],
  [
    'share',
    /\b(?:what|which) (?:percentage|percent|share|part|proportion|fraction)\b|\bhow much of\b|\bmargins?\b|\b(?:churn|conversion|retention|growth|take|win) rate\b|\bhow fast\b.{0,30}\bgrow/iu,
  ],
  ['count', /\bhow many\b|\bnumber of\b|\bhow (?:big|large) is (?:your|the) (?:team|company|staff)\b/iu],
  [
    'money',
    new RegExp(
      `\\bhow much\\b|\\b(?:what|which)\\b.{0,30}\\b(?:${SUMS}|pays?|charge|amount)\\b|^\\W*(?:your |current |monthly |annual |recurring )*(?:${SUMS}|pricing|check size|round size)\\W*$`,
      'iu',
    ),
  ],
  [
    'name',
    /^\W*(?:(?:with|to|by|from) )?(?:who|whom|whose|which|where)\b|\b(?:stage|sector|industry|country|city|role)\b|\bname (?:the|your|two|three|five)\b/iu,
  ],
];

/** What a question with several parts asks for first. */
export function askedKind(question: string): AnswerKind {
  const [first = ''] = question.split(/[,;?]|\band (?=(?:who|what|when|where|why|how|which|do|is|are)\b)/iu);
  return QUESTIONS.find(([, pattern]) => pattern.test(first))?.[0] ?? 'words';
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
/** Words that say nothing by themselves: function words, months, and short replies. */
const EMPTY = new Set(
  `a an and as at be been but by do for from had has have he i if in is it its me my no not of on or our she so than that
  the their them then there these they this to us was we were which will with yes you your maybe perhaps soon later okay ok
  ${MONTHS.replaceAll('|', ' ')}`.split(/\s+/u),
);

/** Words of an answer that say something. */
export const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/(?<![\p{L}\d])\p{L}[\p{L}’'-]+/gu) ?? []).filter((word) => !EMPTY.has(word));

const NONE = /\b(?:none|nothing|nobody|no one|zero|not yet|never|nil|pre-revenue|for free|free)\b|^\W*no\b/iu;
const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozens?|hundreds?|thousands?|single|both|couple)\b/iu;
const DATE = new RegExp(
  `\\b(?:19|20)\\d\\d\\b|\\b(?:${MONTHS})\\b|\\bq[1-4]\\b|\\b\\d{1,2}[./-]\\d{1,2}\\b|\\b(?:today|tomorrow|yesterday|now|already|soon as|once|spring|summer|autumn|fall|winter|(?:next|this|last) (?:week|month|quarter|year))\\b`,
  'iu',
);
const SPAN = new RegExp(`\\b(?:${SPANS}|forever)\\b`, 'iu');
const LINK = /https?:\/\/\S|\bwww\.\S|[\w-]\.[a-z]{2,}(?:[/\s]|$)|(?:^|\s)@\w/iu;
/** An amount without its currency has at least this many units. */
const BARE_AMOUNT = 1000;

const kindsIn = (text: string) => figuresOf(text).map(({ kind }) => kind);
const has = (text: string, ...kinds: FigureKind[]) => kindsIn(text).some((kind) => kinds.includes(kind));
/** A number that stands alone is read as a count too. */
const countIn = (text: string) =>
  [...figuresOf(text), ...figuresOf(`${text.trim()} of`)].filter((f) => f.kind === 'count');

const GIVES: Record<AnswerKind, (text: string) => boolean> = {
  money: (text) =>
    has(text, 'money') || NONE.test(text) || countIn(text).some(({ value }) => value === 0 || value >= BARE_AMOUNT),
  count: (text) =>
    has(text, 'few', 'percent', 'multiple') || countIn(text).length > 0 || NONE.test(text) || NUMBER_WORDS.test(text),
  date: (text) => DATE.test(text) || has(text, 'duration', 'span') || NONE.test(text),
  duration: (text) => has(text, 'duration', 'span') || SPAN.test(text) || DATE.test(text),
  share: (text) =>
    has(text, 'percent', 'multiple') || NONE.test(text) || /\b(?:all|half|third|quarter|most)\b/iu.test(text),
  name: (text) => tellingWords(text).length > 0 || NONE.test(text),
  choice: (text) => /^\W*(?:yes|no|not|none|never|partly)\b/iu.test(text) || tellingWords(text).length >= 2,
  link: (text) => LINK.test(text) || NONE.test(text),
  words: (text) => tellingWords(text).length >= 2,
};

/** Whether an answer gives what its question asks for. */
export const gives = (kind: AnswerKind, text: string): boolean => GIVES[kind](text);

/** Whether an answer gives a date. */
export const namesDate = (text: string): boolean => DATE.test(text);
