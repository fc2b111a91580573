import type { FailedJob, JobLaneLoad, JobOverview } from '@northlight/shared-api';

const aLane = (lane: JobLaneLoad['lane'], overrides: Partial<JobLaneLoad> = {}): JobLaneLoad => ({
  lane,
  waiting: 0,
  running: 0,
  delayed: 0,
  failed: 0,
  oldest_seconds: 0,
  ...overrides,
});

const aFailedJob = (overrides: Partial<FailedJob>): FailedJob => ({
  id: '3f1f8f6e-0d6d-4a55-9f0e-5d6f6f7b1c01',
  kind: 'evaluation',
  lane: 'reading',
  attempts: 3,
  error: 'The server stopped in each of 3 attempts.',
  created_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-20T08:12:00.000Z',
  ...overrides,
});

/** Decks that wait, an idle lane, and two failed jobs, one of a kind that only a newer server knows. */
export const jobs: JobOverview = {
  lanes: [
    aLane('reading', { waiting: 1204, running: 2, oldest_seconds: 190, failed: 1 }),
    aLane('export', { running: 1 }),
    aLane('mail', { waiting: 3, running: 4, delayed: 12, oldest_seconds: 4, failed: 1 }),
    aLane('upkeep'),
  ],
  failed: [
    aFailedJob({
      id: '3f1f8f6e-0d6d-4a55-9f0e-5d6f6f7b1c02',
      kind: 'weekly-letter',
      lane: 'mail',
      attempts: 5,
      error:
        'Error: Can’t send mail - all recipients were rejected: 554 5.7.1 <somebody@a-rather-long-host-name.example.test>: Relay access denied; the address was refused by the policy of the server that it belongs to',
      failed_at: '2026-11-20T09:40:00.000Z',
    }),
    aFailedJob({}),
  ],
};

/** None waiting and nothing has failed. */
export const idle: JobOverview = {
  lanes: [aLane('reading'), aLane('export'), aLane('mail'), aLane('upkeep')],
  failed: [],
};
