import { deleteAccountJob } from '../accounts/personal-data/delete-due-accounts.ts';
import { accountExportJob } from '../accounts/personal-data/export-job.ts';
import { readBrandJob } from '../decks/brand/read-brand-job.ts';
import { deckExportJob } from '../decks/export/deck-export-job.ts';
import { importPptxJob } from '../decks/pptx-in/import-pptx-job.ts';
import { drawSlidesJob } from '../decks/slides/draw-slides-job.ts';
import { readDeckJob } from '../decks/storage/read-deck-job.ts';
import { evaluationJob } from '../evaluation/jobs/evaluation-job.ts';
import { sampleJob } from '../evaluation/sample/sample.ts';
import type { AnyKind } from '../platform/jobs/kinds.ts';
import { likelihoodJob } from '../submissions/answers/likelihood-job.ts';
import { TASKS } from './housekeeping.ts';
import { MAILS } from './mails.ts';

/** Every kind of background job. */
export const KINDS: readonly AnyKind[] = [
  evaluationJob,
  sampleJob,
  readDeckJob,
  drawSlidesJob,
  importPptxJob,
  readBrandJob,
  likelihoodJob,
  deckExportJob,
  accountExportJob,
  ...MAILS,
  ...TASKS,
  deleteAccountJob,
];
