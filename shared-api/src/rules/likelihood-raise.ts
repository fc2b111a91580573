import type { LikelihoodFactor, LikelihoodGap, LikelihoodGapKind } from './likelihood.ts';

/** Most of what is suggested at once. */
const MAX = 4;
/** Share of a factor's weight that its verdict costs. An unknown costs half. */
const COST: Record<LikelihoodFactor['verdict'], number> = { strong: 0, partial: 0.45, weak: 0.9, unknown: 0.5 };

type Raise = (factor: LikelihoodFactor) => string | null;

const gapOf = ({ missing }: LikelihoodFactor, ...kinds: LikelihoodGapKind[]) =>
  missing.find(({ kind }) => kinds.includes(kind));

const WANTED: Partial<Record<LikelihoodGapKind, string>> = {
  money: 'an amount',
  count: 'a number',
  date: 'a date',
  duration: 'a length of time',
  share: 'a percentage',
  name: 'a name',
  choice: 'yes or no',
  link: 'a link',
  words: 'a sentence',
};

function answerRaise({ kind, subject }: LikelihoodGap): string {
  if (kind === 'detail') return `Add detail to “${subject}”: a number, a date or a name.`;
  return subject === null
    ? 'Give each question its own answer.'
    : `Answer “${subject}” with ${WANTED[kind] ?? 'a sentence'}.`;
}

function amountRaise(factor: LikelihoodFactor): string | null {
  if (factor.investor !== null && factor.founder.length === 0) return 'Say in one sentence how much you are raising.';
  const below = gapOf(factor, 'below');
  if (below) return `Look for investors who write smaller checks: this one’s minimum is ${below.subject}.`;
  return gapOf(factor, 'above')
    ? 'This investor’s largest check covers only a small part of your round. Say who is leading it.'
    : null;
}

function stageRaise({ founder: [own], investor, verdict }: LikelihoodFactor): string | null {
  if (investor === null || verdict === 'strong') return null;
  if (!own) return 'State your stage on the slide with the ask.';
  return verdict === 'partial'
    ? `Show what makes you ready for ${investor}.`
    : `Look for investors who invest at the “${own.value}” stage.`;
}

function consistencyRaise({ founder, verdict }: LikelihoodFactor): string | null {
  const slide = founder.find(({ from }) => from === 'slide')?.slide;
  return verdict === 'strong' ? null : `Make slide ${slide} and your answer agree, or put a date on each.`;
}

function deckRaise(factor: LikelihoodFactor): string | null {
  if (gapOf(factor, 'text')) return 'Export the deck with selectable text, and send it as a new version.';
  const step = gapOf(factor, 'step');
  return step ? `${step.subject}${step.count === null ? '' : ` (slide ${step.count})`}.` : null;
}

const RAISES: Record<LikelihoodFactor['criterion'], Raise> = {
  sector: ({ founder: [own], verdict }) =>
    verdict === 'weak' ? `Look for investors who invest in ${own?.value}.` : null,
  profile: ({ founder: [deck] }) =>
    `Add ${deck?.value} to your profile, or explain in the deck how the two fit together.`,
  stage: stageRaise,
  amount: amountRaise,
  location: (factor) =>
    factor.verdict === 'unknown' && factor.investor !== null && factor.founder.length === 0
      ? 'Say where your company is based.'
      : null,
  interests: ({ verdict }) =>
    verdict === 'weak' || verdict === 'partial'
      ? 'Check their profile for what they look for, and address it directly.'
      : null,
  deck: deckRaise,
  answers: ({ missing: [gap] }) => (gap ? answerRaise(gap) : null),
  consistency: consistencyRaise,
};

/** A mismatch that limits the score costs most. */
const costOf = ({ criterion, verdict, weight }: LikelihoodFactor) =>
  verdict === 'weak' && (criterion === 'sector' || criterion === 'stage') ? Number.MAX_VALUE : weight * COST[verdict];

/** What the founder can do to raise the score, most effective first. */
export const raisesOf = (factors: readonly LikelihoodFactor[]): string[] =>
  factors
    .toSorted((a, b) => costOf(b) - costOf(a))
    .flatMap((factor) => (factor.earlier ? factor.earlier.raise : RAISES[factor.criterion](factor)) ?? [])
    .slice(0, MAX);
