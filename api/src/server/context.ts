import type { Context as AssistantContext } from '../assistant/context.ts';
import type { JobParts } from '../platform/jobs/open-jobs.ts';
import type { Worker } from '../platform/jobs/worker.ts';

export type { ReadDeck } from '../decks/context.ts';

/** Services of the whole server. */
export interface Context extends AssistantContext {
  /** Runs the background jobs of this server. */
  worker: Worker;
  /** The queue of background jobs, for workers. */
  queue: JobParts;
}
