/** The lanes of background jobs, as admins read them. */
export const JOB_LANES = { reading: 'Reading decks', mail: 'Emails', upkeep: 'Upkeep' } as const;

export type JobLane = keyof typeof JOB_LANES;

export const JOB_LANE_NAMES = Object.keys(JOB_LANES) as [JobLane, ...JobLane[]];

/** What each kind of background job does, as admins read it. */
export const JOB_KINDS: Readonly<Record<string, string>> = {
  evaluation: 'Evaluate a deck',
};

/** How many failed jobs admins see, newest first. */
export const FAILED_JOBS_MAX = 100;
