/** The lanes of background jobs, as admins read them. */
export const JOB_LANES = {
  reading: 'Reading decks',
  export: 'Writing files',
  mail: 'Emails',
  upkeep: 'Maintenance',
} as const;

export type JobLane = keyof typeof JOB_LANES;

export const JOB_LANE_NAMES = Object.keys(JOB_LANES) as [JobLane, ...JobLane[]];

/** What each kind of background job does, as admins read it. */
export const JOB_KINDS: Readonly<Record<string, string>> = {
  evaluation: 'Evaluate a deck',
  sample: 'Evaluate the sample deck',
  'deck-reading': 'Read a sent deck',
  'slide-drawing': 'Draw the slides of a deck',
  likelihood: 'Estimate the likelihood of an investment',
  'brand-reading': 'Take a brand from a presentation',
  'deck-export': 'Export a deck',
  'pptx-import': 'Read a PowerPoint file',
  'account-export': 'Export the data of an account',
  'delete-account': 'Delete an account',
  'mail-verification': 'Email to verify an email address',
  'mail-password-reset': 'Email to reset a password',
  'mail-address-tried': 'Email about a sign-up with an existing email address',
  'mail-password-changed': 'Email about a changed password',
  'mail-new-device': 'Email about a login on a new device',
  'mail-confirm-email-change': 'Email to confirm a new email address',
  'mail-email-change-requested': 'Email about a requested email change',
  'mail-email-changed': 'Email about a changed email address',
  'mail-second-factor': 'Email about two-step login',
  'mail-passkey': 'Email about a passkey',
  'mail-deletion-requested': 'Email about a requested account deletion',
  'mail-account-kept': 'Email about a canceled account deletion',
  'mail-deck-received': 'Email about a received deck',
  'mail-answers-received': 'Email about received answers',
  'mail-status-notice': 'Email about an investor’s decision',
  'delete-due-accounts': 'Delete accounts due for deletion',
  'delete-expired-rows': 'Delete expired data',
  'delete-unclaimed-evaluations': 'Delete unclaimed evaluations',
  'delete-old-samples': 'Delete old results of the sample deck',
  'delete-unused-images': 'Delete unused deck images',
  'delete-unused-files': 'Delete unused files',
  'score-compared-decks': 'Rescore decks for comparison',
  'adopt-evaluations': 'Continue evaluations started by an earlier version',
  'adopt-status-letters': 'Send emails queued by an earlier version',
};

/** How many failed jobs admins see, newest first. */
export const FAILED_JOBS_MAX = 100;
