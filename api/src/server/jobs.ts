import { accountExportJob } from '../accounts/personal-data/export-job.ts';
import { deckExportJob } from '../decks/export/deck-export-job.ts';
import { drawSlidesJob } from '../decks/slides/draw-slides-job.ts';
import { readDeckJob } from '../decks/storage/read-deck-job.ts';
import { evaluationJob } from '../evaluation/jobs/evaluation-job.ts';
import { sampleJob } from '../evaluation/sample/sample.ts';
import type { AnyKind } from '../platform/jobs/kinds.ts';
import { likelihoodJob } from '../submissions/answers/likelihood-job.ts';

/** Every kind of background job. */
export const KINDS: readonly AnyKind[] = [
  evaluationJob,
  sampleJob,
  readDeckJob,
  drawSlidesJob,
  likelihoodJob,
  deckExportJob,
  accountExportJob,
];
