import { stagesIn, stepsBetween } from '@northlight/shared-api/rules';
import { currencyOf, differ } from '../rubric/discrepancies/disagreement.ts';
import { type Figure, type FigureKind, figuresOf } from '../rubric/figures.ts';
import { isInstruction } from '../rubric/instructions.ts';
import type { GivenText } from '../types.ts';
import { type Judgement, judge } from './judgement.ts';
import { answerTo, ROUND, shorten, type Told } from './texts.ts';

/** A quantity that both the deck and an answer may state. */
interface Quantity {
  /** Matches a question that asks for it. */
  asked: RegExp;
  /** Matches a sentence of the deck that states it. */
  said: RegExp;
  /** Matches sentences that `said` accepts by mistake. */
  not: RegExp;
  kind: FigureKind;
  /** Accepted difference as a share, because a deck is older than the answers. */
  tolerance: number;
}

const PLANNED =
  /\b(?:will|plan\w*|target|goal|forecast|project\w+|by 20\d\d|expect\w*|takes us|gets us|from .* to)\b/iu;

const QUANTITIES: readonly Quantity[] = [
  {
    asked:
      /\bhow much\b.{0,40}\b(?:rais\w+|seek\w*|looking|need|funding|invest\w*)\b|\b(?:amount|size) (?:of|you).{0,30}\b(?:rais\w+|round|funding|invest\w*)\b/iu,
    said: ROUND,
    not: /\braised\b|\bcommitted\b|\bvaluation\b|\brevenue\b|\bof which\b|\breach\b.{0,12}[$€£]/iu,
    kind: 'money',
    tolerance: 0.05,
  },
  {
    asked: /\b(?:how (?:many|big|large)|size|number)\b.{0,40}\b(?:team|people|employees|staff|full[- ]time)\b/iu,
    said: /\b(?:team of|employees|full[- ]time|people (?:in|on) the team)\b/iu,
    not: PLANNED,
    kind: 'count',
    tolerance: 0.2,
  },
  {
    asked:
      /\b(?:mrr|monthly (?:recurring )?(?:revenue|sales))\b|\b(?:revenue|sales)\b.{0,20}\b(?:a|per|each) month\b/iu,
    said: /\b(?:mrr|monthly (?:recurring )?revenue)\b|\brevenue\b.{0,20}\b(?:a|per) month\b/iu,
    not: PLANNED,
    kind: 'money',
    tolerance: 0.25,
  },
  {
    asked: /\b(?:arr|(?:annual|yearly) (?:recurring )?(?:revenue|sales|turnover))\b/iu,
    said: /\b(?:arr|annual (?:recurring )?revenue)\b/iu,
    not: PLANNED,
    kind: 'money',
    tolerance: 0.25,
  },
  {
    asked: /\bhow many\b.{0,20}\b(?:customers|clients|subscribers|paying)\b/iu,
    said: /\bpaying [\w-]+|\b(?:customers|clients)\b/iu,
    not: PLANNED,
    kind: 'count',
    tolerance: 0.25,
  },
];

const only = (text: string, kind: FigureKind): Figure | null => {
  const figures = figuresOf(text).filter((figure) => figure.kind === kind);
  return figures.length === 1 ? (figures[0] ?? null) : null;
};

/** The number in an answer that may consist of nothing else. */
const answered = (text: string, kind: FigureKind) =>
  only(text, kind) ?? (kind === 'count' ? only(`${text.trim()} of`, kind) : null);

interface Comparison {
  answer: GivenText;
  deck: Told;
  agrees: boolean;
}

function compareNumbers(answer: GivenText, deck: readonly Told[]): Comparison[] {
  return QUANTITIES.flatMap(({ asked, said, not, kind, tolerance }) => {
    if (!asked.test(answer.question)) return [];
    const own = answered(answer.text, kind);
    const told = deck.find(({ text }) => said.test(text) && !not.test(text) && only(text, kind) !== null);
    const other = told ? only(told.text, kind) : null;
    if (!own || !told || !other || (kind === 'money' && currencyOf(own.text) !== currencyOf(other.text))) return [];
    return [{ answer, deck: told, agrees: !differ(own.value, other.value, tolerance) }];
  });
}

const SELLS = /\bpaying\b|\bmrr\b|\barr\b|\brevenue\b/iu;
const BEFORE_SALES = /^(?:idea|pre-?launch)$/iu;

/** Compares the chosen stage with the round and the sales that the slides mention. */
function compareStage(answer: GivenText, deck: readonly Told[]): Comparison[] {
  const chosen = stagesIn(answer.text);
  if (!/\bstage\b/iu.test(answer.question) || chosen.length === 0) return [];
  const round = deck.find(({ text }) => ROUND.test(text) && !/\braised\b/iu.test(text) && stagesIn(text).length > 0);
  const sale = deck.find(
    ({ text }) => SELLS.test(text) && !PLANNED.test(text) && figuresOf(text).some(({ value }) => value > 0),
  );
  if (BEFORE_SALES.test(answer.text.trim()) && sale) return [{ answer, deck: sale, agrees: false }];
  return round ? [{ answer, deck: round, agrees: stepsBetween(chosen, stagesIn(round.text)) < 2 }] : [];
}

/** Most contradictions that are named. */
const NAMED = 2;

/** Compares the answers with the deck. Returns nothing where they have no quantity in common. */
export function consistencyOf(answers: readonly GivenText[], deck: readonly Told[]): Judgement[] {
  const compared = answers
    .filter(({ text }) => !isInstruction(text))
    .flatMap((answer) => [...compareNumbers(answer, deck), ...compareStage(answer, deck)]);
  if (compared.length === 0) return [];
  const criterion = 'consistency';
  const onSlide = ({ text, origin }: Told) => ({ value: shorten(text), ...origin });
  const off = compared.filter(({ agrees }) => !agrees).slice(0, NAMED);
  if (off.length === 0) {
    return [judge({ criterion, verdict: 'strong', founder: compared.map(({ deck: told }) => onSlide(told)) })];
  }
  const founder = off.flatMap(({ answer, deck: told }) => [
    { value: shorten(answer.text), ...answerTo(answer.question) },
    onSlide(told),
  ]);
  return [judge({ criterion, verdict: 'weak', founder })];
}
