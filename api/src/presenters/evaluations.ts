import type { z } from 'zod';
import type { EvaluationRow } from '../database/tables.ts';
import { readResult } from '../engine/stored-result.ts';
import type { Evaluation, EvaluationSummary } from '../schemas/evaluations.ts';

type Summary = Pick<EvaluationRow, 'id' | 'name' | 'original_filename' | 'overall_score' | 'page_count' | 'created_at'>;

/** An evaluation as it stands in a list. */
export const presentSummary = (row: Summary): z.output<typeof EvaluationSummary> => ({
  id: row.id,
  name: row.name ?? row.original_filename,
  original_filename: row.original_filename,
  overall_score: row.overall_score,
  page_count: row.page_count,
  created_at: row.created_at,
});

/** An evaluation with all it rests on. */
export const presentEvaluation = (row: EvaluationRow): z.output<typeof Evaluation> => ({
  ...readResult(row.result),
  ...presentSummary(row),
  has_slides: row.file_key !== null,
  file_sha256: row.file_sha256,
});
