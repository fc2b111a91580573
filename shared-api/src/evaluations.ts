import {
  keepPreviousData,
  type MutationCache,
  type MutationState,
  notifyManager,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { callJson, TIMEOUTS } from './client/client.ts';
import type { Evaluation, EvaluationPage, NewEvaluation } from './contract.ts';
import { forgetClaims, pendingClaims, rememberVisitorEvaluation } from './evaluation-claims.ts';

export { putAwayVisitorEvaluation, visitorEvaluation } from './evaluation-claims.ts';

const KEY = ['evaluations'];
const LISTS = [...KEY, 'list'];
const RUN = ['evaluate-deck'];

/**
 * Reads and scores a deck. A visitor's result is kept for this tab and can be claimed from it.
 * @throws {ApiError} the file was refused, or the server is busy: then with `retryAfter`
 */
export async function evaluateDeck(file: File, signal?: AbortSignal): Promise<NewEvaluation> {
  const body = new FormData();
  body.append('file', file);
  const evaluation = await callJson<NewEvaluation>('pitch-decks/evaluate/', {
    method: 'post',
    body,
    timeout: TIMEOUTS.long,
    ...(signal && { signal }),
  });
  signal?.throwIfAborted();
  const { claim_token } = evaluation;
  if (claim_token !== null) rememberVisitorEvaluation({ ...evaluation, claim_token });
  return evaluation;
}

interface Started {
  file: File;
  controller: AbortController;
}

/** An evaluation that was started in this tab. */
export interface EvaluationRun {
  file: File;
  status: 'pending' | 'error' | 'success';
  /** Why it failed: what `callJson` throws. */
  error: Error | null;
  evaluation: NewEvaluation | null;
}

const toRun = ({
  variables,
  status,
  error,
  data,
}: MutationState<NewEvaluation, Error, Started>): EvaluationRun | null =>
  variables && status !== 'idle' ? { file: variables.file, status, error, evaluation: data ?? null } : null;

const findRun = (runs: MutationCache) => runs.find<NewEvaluation, Error, Started>({ mutationKey: RUN });

/**
 * The evaluation under way, or what became of it. It belongs to the tab, not to the page: who leaves the page while it
 * runs finds it there on coming back. Once it has ended and was shown, it goes with the page.
 */
export function useEvaluationRun() {
  const cache = useQueryClient();
  const runs = cache.getMutationCache();
  const subscribe = useCallback((onChange: () => void) => runs.subscribe(notifyManager.batchCalls(onChange)), [runs]);
  const state = useSyncExternalStore(subscribe, () => findRun(runs)?.state);

  const { mutate } = useMutation<NewEvaluation, Error, Started>({
    mutationKey: RUN,
    mutationFn: ({ file, controller }) => evaluateDeck(file, controller.signal),
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (evaluation) => {
      if (evaluation.claim_token === null) cache.setQueryData([...KEY, evaluation.id], evaluation);
      void cache.invalidateQueries({ queryKey: LISTS });
    },
  });

  useEffect(
    () => () => {
      const run = findRun(runs);
      if (run && run.state.status !== 'pending') runs.remove(run);
    },
    [runs],
  );

  /** Forgets the run; one that is under way is stopped. */
  const clear = () => {
    const run = findRun(runs);
    if (!run) return;
    run.state.variables?.controller.abort();
    runs.remove(run);
  };
  const start = (file: File) => {
    clear();
    mutate({ file, controller: new AbortController() });
  };
  return { run: state ? toRun(state) : null, start, clear };
}

/** One page of one's own evaluations, newest first, pages from 1; the previous page stays while the next one loads. */
export const useEvaluations = (page: number, pageSize: number) =>
  useQuery({
    queryKey: [...LISTS, page, pageSize],
    queryFn: ({ signal }) =>
      callJson<EvaluationPage>('pitch-decks/evaluations/', {
        searchParams: { page, page_size: pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One of one's own evaluations. Its failure: 404 when there is none, or when it is somebody else's. */
export const useEvaluation = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => callJson<Evaluation>(`pitch-decks/evaluations/${encodeURIComponent(id)}/`, { signal }),
  });

/**
 * Takes the evaluations that this tab made as a visitor into the account now logged in.
 * @returns how many; those older than 24 hours are passed over
 */
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

/** `claimEvaluations` once more, for a claim that failed while logging in. */
export function useClaimEvaluations() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: claimEvaluations,
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS }),
  });
}
