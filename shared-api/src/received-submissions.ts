import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import { ApiError } from './client/errors.ts';
import type {
  ReceivedSubmission,
  ReceivedSubmissionDetail,
  ReceivedSubmissionPage,
  ReceivedSubmissionRow,
} from './contract.ts';
import { untilArrival, untilScored, useScored } from './live.ts';
import { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';
import type { PassReason, SubmissionSort, SubmissionStatus, SubmissionTab } from './rules/submissions.ts';

const RECEIVED = '/api/pitch-decks/investor/submissions/';
const SUMMARY = '/api/pitch-decks/investor/submissions/summary/';
const ONE = '/api/pitch-decks/investor/submissions/{id}/';
const FILTERS = '/api/pitch-decks/investor/filters/';

/** Opening a file in another tab changes a status: whoever comes back sees what it is now. */
const LIVE = { refetchOnWindowFocus: 'always' } as const;

const placeOf = (id: string) => ({ path: { id } });
const oneKey = (id: string) => queryKey(ONE, placeOf(id));
const receivedKeys = () => [queryKey(RECEIVED), queryKey(SUMMARY), queryKey(ONE)];

export interface ReceivedFilter {
  /** Words to look for in company, founder, sector and description. */
  search?: string | undefined;
  status: SubmissionTab;
  sort?: SubmissionSort | undefined;
}

export interface ReceivedPageFilter extends ReceivedFilter {
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** Where a submission goes; with a pass the founder gets to read why. */
export interface SubmissionDecision {
  status: SubmissionStatus;
  pass_reason?: PassReason | null;
  pass_comment?: string;
}

const queryIn = <F extends ReceivedFilter>(filter: F): F => ({ ...filter, search: filter.search?.trim() || undefined });

/**
 * One page of the decks one has received; the previous page stays while the next one loads. Asks nothing unless
 * `enabled`.
 */
export function useReceivedSubmissions(filter: ReceivedPageFilter, enabled = true) {
  const list = useQuery({
    ...pageQuery(RECEIVED, queryIn(filter)),
    enabled,
    ...LIVE,
    refetchInterval: (query) => untilScored(query) || untilArrival(),
  });
  useScored(list.data, [queryKey(SUMMARY), queryKey(ONE)]);
  return list;
}

/**
 * How many decks one has received, by status; asks nothing unless `enabled`. It asks in a hidden tab, too, because the
 * tab's title shows what is new.
 */
export const useReceivedSummary = (enabled = true) =>
  useQuery({
    ...queryOf(SUMMARY),
    enabled,
    ...LIVE,
    refetchInterval: untilArrival,
    refetchIntervalInBackground: true,
  });

/** One of the decks one has received, or nothing while `id` is null. Its failure: 404. */
export const useReceivedSubmission = (id: string | null) =>
  useQuery({
    ...queryOf(ONE, placeOf(id ?? '')),
    enabled: id !== null,
    ...LIVE,
    refetchInterval: untilScored,
  });

/** Asks again for all decks one has received, once something else has changed them. */
export const refreshReceivedSubmissions = (cache: QueryClient): Promise<void> => invalidate(cache, ...receivedKeys());

/** The decks that a filter finds, as CSV. */
export const exportReceivedSubmissions = async (filter: ReceivedFilter): Promise<Blob> =>
  (await callApi('get', '/api/pitch-decks/investor/submissions/export/', { query: queryIn(filter) })).blob();

/**
 * Changes of decks one has received. `decide` shows the new status at once and goes back to the server's truth when
 * that fails; `undo` takes a decision back for a few seconds, and its repetition changes nothing more.
 */
export function useReceivedChanges() {
  const cache = useQueryClient();
  const settle = () => refreshReceivedSubmissions(cache);

  const show = (id: string, changes: Partial<ReceivedSubmission>) => {
    const changed = (row: ReceivedSubmissionRow) => (row.id === id ? { ...row, ...changes } : row);
    cache.setQueriesData<ReceivedSubmissionPage>(
      { queryKey: queryKey(RECEIVED) },
      (page) => page && { ...page, results: page.results.map(changed) },
    );
    cache.setQueryData<ReceivedSubmissionDetail>(oneKey(id), (one) => one && { ...one, ...changes });
  };

  const statusOf = (id: string) => {
    const pages = cache
      .getQueriesData<ReceivedSubmissionPage>({ queryKey: queryKey(RECEIVED) })
      .map(([, page]) => page);
    const row = pages.flatMap((page) => page?.results ?? []).find((one) => one.id === id);
    return (row ?? cache.getQueryData<ReceivedSubmissionDetail>(oneKey(id)))?.status;
  };

  const decide = useMutation({
    mutationFn: ({ id, ...decision }: SubmissionDecision & { id: string }) =>
      callApiJson('patch', ONE, { ...placeOf(id), json: decision }),
    onMutate: async ({ id, status }) => {
      await Promise.all(receivedKeys().map((key) => cache.cancelQueries({ queryKey: key })));
      const before = statusOf(id);
      show(id, { status });
      return before;
    },
    // The server may be out of reach for the question what its truth is; what it said last stands until it answers.
    onError: (_, { id }, before) => before && show(id, { status: before }),
    onSettled: settle,
  });

  const undo = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: string }) =>
      callApiJson('post', `${ONE}undo/`, { ...placeOf(id), json: { decision } }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    onSuccess: (row) => show(row.id, row),
    onSettled: settle,
  });

  const note = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callApiJson('patch', ONE, { ...placeOf(id), json: { note: text } }),
    onSuccess: ({ id, note: saved }) => show(id, { note: saved }),
  });

  const decideAll = useMutation({
    mutationFn: ({ ids, ...decision }: { ids: string[]; status: 'Reviewed' | 'Passed'; pass_reason?: PassReason }) =>
      callApiJson('post', `${RECEIVED}bulk/`, { json: { ids, ...decision } }),
    onSettled: settle,
  });

  return { decide, undo, note, decideAll };
}

/** Filters one has saved, and what to do with them. */
export function useSavedFilters() {
  const cache = useQueryClient();
  const settle = () => invalidate(cache, queryKey(FILTERS));
  return {
    filters: useQuery(queryOf(FILTERS)),
    save: useMutation({
      mutationFn: (filter: { name: string; query: string }) => callApiJson('post', FILTERS, { json: filter }),
      onSuccess: settle,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callApi('delete', `${FILTERS}{id}/`, placeOf(id)),
      onSuccess: settle,
    }),
  };
}
