import { type EvaluationSummary, useEvaluations } from '@northlight/shared-api';

const MOST = 100;

/** The user's evaluations made before this one. Empty while they load. */
export function useEarlierEvaluations(evaluation: EvaluationSummary): EvaluationSummary[] {
  const { data } = useEvaluations(1, MOST);
  return (data?.results ?? []).filter(
    ({ id, created_at }) => id !== evaluation.id && created_at <= evaluation.created_at,
  );
}
