import type { z } from 'zod';
import type { EvaluationRow } from '../database/tables.ts';
import type { EvaluationResult } from '../engine/types.ts';
import type { Evaluation } from '../schemas/evaluations.ts';

/** An evaluation with all it rests on. */
export const presentEvaluation = (row: EvaluationRow): z.output<typeof Evaluation> => ({
  ...(JSON.parse(row.result) as EvaluationResult),
  id: row.id,
  original_filename: row.original_filename,
  page_count: row.page_count,
  created_at: row.created_at,
  file_sha256: row.file_sha256,
});
