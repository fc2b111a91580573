import type { z } from 'zod';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { compareResults } from '../engine/compare.ts';
import { readResult } from '../engine/stored-result.ts';
import type { Comparison, Evaluation, EvaluationSummary } from './schemas.ts';

type Summary = Pick<
  EvaluationRow,
  'id' | 'name' | 'original_filename' | 'overall_score' | 'overall_high' | 'page_count' | 'created_at'
>;

/** An evaluation for lists. */
export const presentSummary = (row: Summary): z.output<typeof EvaluationSummary> => ({
  id: row.id,
  name: row.name ?? row.original_filename,
  original_filename: row.original_filename,
  overall_score: row.overall_score,
  overall_high: row.overall_high,
  page_count: row.page_count,
  created_at: row.created_at,
});

/** An evaluation with all details. */
export const presentEvaluation = (row: EvaluationRow): z.output<typeof Evaluation> => ({
  ...readResult(row.result),
  ...presentSummary(row),
  has_slides: row.file_key !== null,
  file_sha256: row.file_sha256,
});

/** The differences between an evaluation and an earlier one. */
export function presentComparison(earlier: EvaluationRow, later: EvaluationRow): z.output<typeof Comparison> {
  const [before, after] = [readResult(earlier.result), readResult(later.result)];
  return {
    earlier: presentSummary(earlier),
    is_same_rubric: before.engine === after.engine && before.rubric_version === after.rubric_version,
    changes: compareResults(before, after),
  };
}
