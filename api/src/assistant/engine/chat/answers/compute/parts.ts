import type { Figure } from '../../../../../evaluation/engine/rubric/figures.ts';
import type { Passage } from '../../search/passages.ts';
import { termsOf } from '../../search/terms.ts';
import {
  type Amount,
  amountOf,
  figuresIn,
  hasTerm,
  money,
  type Operation,
  passagesOf,
  percent,
  rounded,
} from './amounts.ts';

/** Shares of a round stand where the deck says what the money is for. */
const isOfFunds = ({ text, around, topic }: Passage) =>
  topic === 'ask' ||
  /%\s+of (?:the |this |our )?(?:investment|funds|round|raise|budget)\b/iu.test(text) ||
  /\b(?:funds|allocat\w+|proceeds|ask|investment|budget|capital)\b/iu.test(`${around.heading} ${around.title}`);

const SUMS = /\badd(?:s)? up\b|\baltogether\b|\bin total\b|\bsum of\b|\bcombined\b|\btogether\b/u;
const PARTS =
  /\b(?:share|percentage|part|how much|how many dollars)\b.{0,30}\b(?:round|money|funds|raise|budget|investment)\b|\bhow (?:much|many (?:dollars|euros|pounds))\b.{0,16}\bgo(?:es)? (?:in)?to\b/u;

const LONGEST_LABEL = 90;

/** The figures of short lines in one part of a slide, or on one slide, that each match another word of the question. */
function parts(
  terms: readonly string[],
  passages: readonly Passage[],
  kind: Figure['kind'],
  by: 'group' | 'slide',
): Amount[] {
  const short = passages.filter(({ text }) => text.length <= LONGEST_LABEL);
  const [best = []] = [...Map.groupBy(short, (one) => one[by]).values()]
    .map((members) => amountsIn(terms, members, kind))
    .toSorted((a, b) => b.length - a.length);
  return best;
}

function amountsIn(terms: readonly string[], members: readonly Passage[], kind: Figure['kind']): Amount[] {
  const found = new Map<Passage, Amount>();
  const figuresOfKind = ({ text }: Passage) => figuresIn(text).filter((one) => one.kind === kind);
  const valued = members.filter((one) => figuresOfKind(one).length === 1);
  for (const term of terms) {
    const passage =
      valued.find((one) => one.terms.own.has(term)) ??
      valued.find((one) => one.terms.heading.has(term)) ??
      valued.find((one) => hasTerm(one, term));
    const figure = passage && figuresOfKind(passage)[0];
    if (passage && figure) found.set(passage, { figure, passage });
  }
  return [...found.values()];
}

const plus = (amounts: readonly Amount[]) => amounts.map(({ figure }) => figure.text).join(' + ');
const sumOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { figure }) => sum + figure.value, 0);

/** Several amounts together. */
export const sum: Operation = (asked, _hits, passages) => {
  if (!SUMS.test(asked)) return null;
  const terms = termsOf(asked);
  const inGroup = parts(terms, passages, 'money', 'group');
  const amounts = inGroup.length > 1 ? inGroup : parts(terms, passages, 'money', 'slide');
  const [first] = amounts;
  if (amounts.length < 2 || !first) return null;
  return { text: `${money(sumOf(amounts), first.figure.text)}: ${plus(amounts)}.`, passages: passagesOf(amounts) };
};

/** What a part of the round is, in percent and money. */
export const shareOfRound: Operation = (asked, hits, passages) => {
  if (!PARTS.test(asked)) return null;
  const round = amountOf('the ask', 'money', passages);
  const terms = termsOf(asked.replace(PARTS, ' '));
  const shares = parts(terms, hits.filter(isOfFunds), 'percent', 'slide');
  const share = sumOf(shares);
  if (shares.length > 0 && share <= 100) {
    const amount = round
      ? `, ${money((round.figure.value * share) / 100, round.figure.text)} of ${round.figure.text}`
      : '';
    return {
      text: `${rounded(share)}%${amount}${shares.length > 1 ? `: ${plus(shares)}` : ''}.`,
      passages: passagesOf([...shares, ...(round ? [round] : [])]),
    };
  }
  const near = passages.filter(({ slide, text }) => slide === round?.passage.slide && text !== round.passage.text);
  const amounts = parts(terms, near, 'money', 'slide');
  if (!round || amounts.length === 0 || sumOf(amounts) >= round.figure.value) return null;
  const whole = amounts.length > 1 ? `(${plus(amounts)})` : plus(amounts);
  return {
    text: `${percent(sumOf(amounts) / round.figure.value)}: ${whole} ÷ ${round.figure.text}.`,
    passages: passagesOf([...amounts, round]),
  };
};

const SHARE_OF =
  /\b(?:share|percentage|percent|part|proportion|fraction|how many) of (?:the |our |their |all )?(.+?) (?:is|are|were|come|comes|stand|lie|sit|belong|do|does|have|has)\b(.+)/u;
/** What sets the parts of a line apart: "Lisbon · opened in May". */
const SEPARATOR = / [·|–—] /u;

/** How many lines of one kind have a word in common: "what share of our shops is in Lisbon?" */
export const counted: Operation = (asked, _hits, passages) => {
  const [, whole = '', part = ''] = SHARE_OF.exec(asked) ?? [];
  const [kind] = termsOf(whole);
  if (!kind) return null;
  const slides = [...Map.groupBy(passages, ({ slide }) => slide).values()];
  for (const term of termsOf(part)) {
    for (const lines of slides.filter((one) => one.some((line) => hasTerm(line, kind)))) {
      const alike = lines.filter(
        ({ text }) => SEPARATOR.test(text) && !/\d/u.test(text) && text.length <= LONGEST_LABEL,
      );
      const own = alike.filter(({ text }) => termsOf(text.split(SEPARATOR)[0] ?? '').includes(term));
      if (own.length < 2 || own.length === alike.length) continue;
      return {
        text: `${own.length} of ${alike.length}, ${percent(own.length / alike.length)}, counted on slide ${own[0]?.slide}.`,
        passages: alike,
      };
    }
  }
  return null;
};
