/** Status of a submission, as stored. */
export const SUBMISSION_STATUSES = ['New', 'Reviewed', 'Contacting', 'Passed'] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

const NEXT: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  New: ['Reviewed', 'Contacting', 'Passed'],
  Reviewed: ['Contacting', 'Passed'],
  Contacting: ['Passed'],
  Passed: ['Contacting'],
};

/** True if an investor may change a submission from one status to the other. */
export const canBecome = (from: SubmissionStatus, to: SubmissionStatus): boolean => NEXT[from].includes(to);

/** Tabs of the investor's list, with the statuses that each shows. `reviewed` is the tab Contacted. */
export const SUBMISSION_TABS = {
  new: ['New'],
  'reviewed-only': ['Reviewed'],
  reviewed: ['Reviewed', 'Contacting'],
  passed: ['Passed'],
  all: SUBMISSION_STATUSES,
} as const satisfies Record<string, readonly SubmissionStatus[]>;

export type SubmissionTab = keyof typeof SUBMISSION_TABS;

/** Sort orders of the investor's list. */
export const SUBMISSION_SORTS = ['newest', 'oldest', 'company', 'founder', 'likelihood'] as const;

export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

/** The fields that decide which status is shown. */
interface Shown {
  status: SubmissionStatus;
  likelihood_score: number | null;
}

/** The status as an investor sees it. */
export function statusForInvestor({ status, likelihood_score }: Shown): string {
  if (status === 'New') return likelihood_score === null ? 'New' : 'Analysed';
  return { Reviewed: 'Reviewed', Contacting: 'Contacted', Passed: 'Rejected' }[status];
}

/** The status as a founder sees it. */
export function statusForFounder({ status, likelihood_score }: Shown): string {
  if (status === 'New') return likelihood_score === null ? 'Submitted' : 'Analysed';
  return { Reviewed: 'Reviewed', Contacting: 'Contacted', Passed: 'Rejected' }[status];
}

/** Reasons for passing, which the founder sees. */
export const PASS_REASONS = {
  stage: 'Too early or too late for us',
  sector: 'Outside the sectors we invest in',
  geography: 'Outside the regions we invest in',
  traction: 'Not enough traction yet',
  market: 'We aren’t convinced by the market',
  team: 'The team has gaps',
  terms: 'The round or its terms aren’t right for us',
  conflict: 'It competes with a company in our portfolio',
  other: 'Another reason',
} as const;

export type PassReason = keyof typeof PASS_REASONS;

export const PASS_REASON_IDS = Object.keys(PASS_REASONS) as [PassReason, ...PassReason[]];

/** Maximum length of an investor's note and of a comment on a pass, in characters. */
export const NOTE_MAX = 4000;
export const PASS_COMMENT_MAX = 1000;

/** Maximum number of submissions per bulk change. */
export const BULK_MAX = 500;

/** Seconds during which a status change can be undone. The founder is notified after that. */
export const UNDO_SECONDS = 8;

/** At this likelihood or below, the founder is offered help to improve the deck. */
export const IMPROVE_DECK_AT = 5;
