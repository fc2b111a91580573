import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, TIMEOUTS } from './client/client.ts';
import type { Evaluation, EvaluationPage, NewEvaluation } from './contract.ts';
import { forgetClaims, pendingClaims, rememberClaim } from './evaluation-claims.ts';

const KEY = ['evaluations'];

/** Reads and scores a deck. A visitor's result can be claimed later from this tab. */
export async function evaluateDeck(file: File, signal?: AbortSignal): Promise<NewEvaluation> {
  const body = new FormData();
  body.append('file', file);
  const evaluation = await callJson<NewEvaluation>('pitch-decks/evaluate/', {
    method: 'post',
    body,
    timeout: TIMEOUTS.long,
    ...(signal && { signal }),
  });
  if (evaluation.claim_token) rememberClaim(evaluation.claim_token);
  return evaluation;
}

export function useEvaluateDeck() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, signal }: { file: File; signal?: AbortSignal }) => evaluateDeck(file, signal),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** One's own evaluations, newest first. */
export const useEvaluations = (page: number, pageSize: number) =>
  useQuery({
    queryKey: [...KEY, 'list', page, pageSize],
    queryFn: ({ signal }) =>
      callJson<EvaluationPage>('pitch-decks/evaluations/', {
        searchParams: { page, page_size: pageSize },
        signal,
      }),
  });

export const useEvaluation = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => callJson<Evaluation>(`pitch-decks/evaluations/${encodeURIComponent(id)}/`, { signal }),
  });

/** Takes the evaluations that this tab made as a visitor into the account now logged in. */
export async function claimEvaluations(): Promise<number> {
  const tokens = pendingClaims();
  if (tokens.length === 0) return 0;
  const { claimed } = await callJson<{ claimed: number }>('pitch-decks/evaluations/claim/', {
    method: 'post',
    json: { claim_tokens: tokens },
  });
  forgetClaims();
  return claimed;
}
