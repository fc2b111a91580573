import type { Lane } from './kinds.ts';
import type { NewJob } from './store.ts';

/** The queue of jobs that were given up. */
export const FAILED = 'failed';

/** What pg-boss keeps as the data of a job. */
export interface Payload {
  kind: string;
  owner: string;
  /** JSON of the job's data. As a text, because `jsonb` cannot store every character that a person can send. */
  json: string;
  backoff: NewJob['backoff'];
  trace: NewJob['trace'];
  /** Attempts that do not show in pg-boss's count, which starts anew when a job is given back. */
  before: number;
}

export interface FailedPayload extends Payload {
  lane: Lane;
  key: string;
  priority: number;
  attempts: number;
  error: string;
  created: string;
}
