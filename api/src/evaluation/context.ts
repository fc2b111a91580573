import type { Context as DecksContext } from '../decks/context.ts';
import type { Engines } from './engine/engines.ts';
import type { Evaluated } from './jobs/evaluated.ts';
import type { Jobs } from './jobs/jobs.ts';

export interface Context extends DecksContext {
  engines: Engines;
  /** The evaluation jobs that run on this server. */
  jobs: Jobs<Evaluated>;
}
