import {
  type MutationCache,
  notifyManager,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { callApi, callApiJson } from './client/client.ts';
import { ApiError } from './client/errors.ts';
import type { Evaluation, NewEvaluation } from './contract.ts';
import { claimEvaluations } from './evaluation-claims.ts';
import {
  cancelRun,
  type EngineName,
  type EvaluationProgress,
  evaluateDeck,
  type KnownRun,
  lostRun,
  newRun,
  resumeRun,
} from './evaluation-run.ts';
import { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';

export { putAwayVisitorEvaluation, visitorEvaluation } from './evaluation-claims.ts';
export type { EngineName, EvaluationProgress } from './evaluation-run.ts';

const ONE = '/api/pitch-decks/evaluations/{id}/';
const CHANGES = '/api/pitch-decks/evaluations/{id}/changes/{earlier}/';
const RUN = ['evaluate-deck'];
const PROGRESS = [...RUN, 'progress'];

interface Started {
  run: KnownRun;
  /** Null for a run that is taken up again. */
  file: File | null;
  controller: AbortController;
}

/** An evaluation that was started in this tab. */
export interface EvaluationUnderWay {
  /** Name of the file. */
  name: string;
  /** Null after the tab was closed or loaded anew. */
  file: File | null;
  status: 'pending' | 'error' | 'success';
  /** What it is doing; null until that is known. */
  progress: EvaluationProgress | null;
  /** Why it failed: what `callApiJson` throws. */
  error: Error | null;
  evaluation: NewEvaluation | null;
}

const keyOf = (id: string) => queryKey(ONE, { path: { id } });

/** Makes stale what shows evaluations, other than each by itself. */
const invalidateOthers = (cache: QueryClient) =>
  invalidate(
    cache,
    queryKey('/api/pitch-decks/evaluations/'),
    queryKey('/api/pitch-decks/evaluations/storage/'),
    queryKey(CHANGES),
    queryKey('/api/pitch-decks/shared-evaluations/{token}/'),
  );

/** Makes stale what shows evaluations. */
export const invalidateEvaluations = async (cache: QueryClient): Promise<void> => {
  await Promise.all([invalidateOthers(cache), invalidate(cache, queryKey(ONE))]);
};

const findRun = (runs: MutationCache) => runs.find<NewEvaluation, Error, Started>({ mutationKey: RUN });

/** A run that is not there any more was seen to its end elsewhere, or is too old: there is nothing to tell. */
const isGone = (error: Error, { file }: Started) => file === null && error instanceof ApiError && error.status === 404;

/**
 * The evaluation under way, or what became of it. It belongs to the tab, not to the page: who leaves the page while it
 * runs finds it there on coming back, and who closed the tab finds it on opening it again. Once it has ended and was
 * shown, it goes with the page.
 */
export function useEvaluationRun() {
  const cache = useQueryClient();
  const runs = cache.getMutationCache();
  const subscribe = useCallback((onChange: () => void) => runs.subscribe(notifyManager.batchCalls(onChange)), [runs]);
  const state = useSyncExternalStore(
    subscribe,
    () => findRun(runs)?.state,
    () => undefined,
  );
  const { data: progress = null } = useQuery<EvaluationProgress | null>({
    queryKey: PROGRESS,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });

  const { mutate } = useMutation<NewEvaluation, Error, Started>({
    mutationKey: RUN,
    mutationFn: ({ run, file, controller }) => {
      const onProgress = (now: EvaluationProgress) => {
        if (!controller.signal.aborted) cache.setQueryData(PROGRESS, now);
      };
      const waiting = { signal: controller.signal, onProgress };
      return file === null ? resumeRun(run, waiting) : evaluateDeck(run, file, waiting);
    },
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (evaluation) => {
      void invalidateOthers(cache);
      if (evaluation.claim_token === null) cache.setQueryData<Evaluation>(keyOf(evaluation.id), evaluation);
    },
    onError: (error, started) => {
      const run = findRun(runs);
      if (run && isGone(error, started)) runs.remove(run);
    },
  });

  const begin = useCallback(
    (run: KnownRun, file: File | null) => {
      cache.setQueryData(PROGRESS, null);
      mutate({ run, file, controller: new AbortController() });
    },
    [cache, mutate],
  );

  useEffect(() => {
    const lost = lostRun();
    if (lost && !findRun(runs)) begin(lost, null);
    return () => {
      const run = findRun(runs);
      if (run && run.state.status !== 'pending') runs.remove(run);
    };
  }, [runs, begin]);

  /** Forgets the run; one that is under way is stopped. */
  const clear = () => {
    const run = findRun(runs);
    if (!run) return;
    const { status, variables } = run.state;
    runs.remove(run);
    if (status !== 'pending' || !variables) return;
    variables.controller.abort();
    void cancelRun(variables.run);
  };
  const start = (file: File, engine?: EngineName) => {
    clear();
    begin(newRun(file, engine), file);
  };
  const started = state?.variables;
  const run: EvaluationUnderWay | null =
    started && state.status !== 'idle'
      ? {
          name: started.run.name,
          file: started.file,
          status: state.status,
          progress,
          error: state.error,
          evaluation: state.data ?? null,
        }
      : null;
  return { run, start, clear };
}

/**
 * One page of one's own evaluations, newest first, pages from 1; the previous page stays while the next one loads. Asks
 * nothing unless `enabled`.
 */
export const useEvaluations = (page: number, pageSize: number, enabled = true) =>
  useQuery({ ...pageQuery('/api/pitch-decks/evaluations/', { page, page_size: pageSize }), enabled });

/** The latest of one's own evaluations of a file, by its SHA-256: undefined while it loads or is not known, or null. */
export function useEvaluationOfFile(sha256: string | null) {
  const { data: found } = useQuery({
    ...queryOf('/api/pitch-decks/evaluations/', { query: { file_sha256: sha256 ?? '', page: 1, page_size: 1 } }),
    enabled: sha256 !== null,
    select: (list) => ('results' in list ? (list.results[0] ?? null) : null),
  });
  const { data: evaluation } = useEvaluation(found?.id ?? null);
  return found ? evaluation : found;
}

/**
 * One of one's own evaluations, or nothing while `id` is null. Its failure: 404 when there is none, or when it is
 * somebody else's.
 */
export const useEvaluation = (id: string | null) =>
  useQuery({ ...queryOf(ONE, { path: { id: id ?? '' } }), enabled: id !== null });

/**
 * What this tab made as a visitor, by the token of its claim, or nothing while `token` is null. Its failure: 404 after a
 * day, or when it belongs to an account now.
 */
export const useVisitorResult = (token: string | null) =>
  useQuery({
    ...queryOf('/api/pitch-decks/evaluate/runs/{token}/', { path: { token: token ?? '' } }),
    enabled: token !== null,
  });

/** What one of one's own evaluations has gained and lost against an earlier one; nothing is asked without one. */
export const useComparison = (id: string, earlier: string | null) =>
  useQuery({
    ...queryOf(CHANGES, { path: { id, earlier: earlier ?? '' } }),
    enabled: earlier !== null,
  });

/** Gives one of one's own evaluations another name; an empty one goes back to the name of the file. */
export function useRenameEvaluation(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApiJson('patch', ONE, { path: { id }, json: { name } }),
    onSuccess: (evaluation) => {
      cache.setQueryData<Evaluation>(keyOf(id), evaluation);
      return invalidateOthers(cache);
    },
  });
}

/** Deletes one of one's own evaluations for good, with its deck. */
export function useDeleteEvaluation(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('delete', ONE, { path: { id } }),
    onSuccess: () => {
      cache.removeQueries({ queryKey: keyOf(id) });
      cache.removeQueries({ queryKey: queryKey(CHANGES, { path: { id } }) });
      return invalidateOthers(cache);
    },
  });
}

/** `claimEvaluations` once more, for a claim that failed while logging in. */
export function useClaimEvaluations() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: claimEvaluations,
    onSuccess: () => invalidateEvaluations(cache),
  });
}
