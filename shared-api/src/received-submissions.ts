import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type {
  BulkResult,
  ReceivedSubmission,
  ReceivedSubmissionDetail,
  ReceivedSubmissionPage,
  ReceivedSummary,
  SavedFilter,
} from './contract.ts';
import type { PassReason, SubmissionSort, SubmissionStatus, SubmissionTab } from './rules/submissions.ts';

const KEY = ['received-submissions'];
const LISTS = [...KEY, 'list'];
const SUMMARY = [...KEY, 'summary'];
const FILTERS = [...KEY, 'filters'];
const BASE = 'pitch-decks/investor/submissions/';

/** Opening a file in another tab changes a status: whoever comes back sees what it is now. */
const LIVE = { refetchOnWindowFocus: 'always' } as const;

const oneKey = (id: string) => [...KEY, 'one', id];
const pathOf = (id: string) => `${BASE}${encodeURIComponent(id)}/`;

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

const paramsOf = ({ search, ...filter }: ReceivedFilter | ReceivedPageFilter) =>
  Object.fromEntries(
    Object.entries({ ...filter, search: search?.trim() || undefined }).filter(([, value]) => value !== undefined),
  ) as Record<string, string | number>;

/** One page of the decks one has received; the previous page stays while the next one loads. */
export const useReceivedSubmissions = (filter: ReceivedPageFilter) =>
  useQuery({
    queryKey: [...LISTS, paramsOf(filter)],
    queryFn: ({ signal }) => callJson<ReceivedSubmissionPage>(BASE, { searchParams: paramsOf(filter), signal }),
    placeholderData: keepPreviousData,
    ...LIVE,
  });

/** How many decks one has received, by status; asks nothing unless `enabled`. */
export const useReceivedSummary = (enabled = true) =>
  useQuery({
    queryKey: SUMMARY,
    enabled,
    queryFn: ({ signal }) => callJson<ReceivedSummary>(`${BASE}summary/`, { signal }),
    ...LIVE,
  });

/** One of the decks one has received, or nothing while `id` is null. Its failure: 404. */
export const useReceivedSubmission = (id: string | null) =>
  useQuery({
    queryKey: oneKey(id ?? ''),
    enabled: id !== null,
    queryFn: ({ signal }) => callJson<ReceivedSubmissionDetail>(pathOf(id ?? ''), { signal }),
    ...LIVE,
  });

/** Asks again for all decks one has received, once something else has changed them. */
export const refreshReceivedSubmissions = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: KEY });

/** The decks that a filter finds, as CSV. */
export const exportReceivedSubmissions = async (filter: ReceivedFilter): Promise<Blob> =>
  (await call(`${BASE}export/`, { searchParams: paramsOf(filter) })).blob();

/**
 * Changes of decks one has received. `decide` shows the new status at once and goes back to the server's truth when
 * that fails; `undo` takes it back for a few seconds.
 */
export function useReceivedChanges() {
  const cache = useQueryClient();
  const settle = () => refreshReceivedSubmissions(cache);

  const show = (id: string, changes: Partial<ReceivedSubmission>) => {
    cache.setQueriesData<ReceivedSubmissionPage>(
      { queryKey: LISTS },
      (page) => page && { ...page, results: page.results.map((row) => (row.id === id ? { ...row, ...changes } : row)) },
    );
    cache.setQueryData<ReceivedSubmissionDetail>(oneKey(id), (one) => one && { ...one, ...changes });
  };

  const statusOf = (id: string) => {
    const pages = cache.getQueriesData<ReceivedSubmissionPage>({ queryKey: LISTS }).map(([, page]) => page);
    const row = pages.flatMap((page) => page?.results ?? []).find((one) => one.id === id);
    return (row ?? cache.getQueryData<ReceivedSubmissionDetail>(oneKey(id)))?.status;
  };

  const decide = useMutation({
    mutationFn: ({ id, ...decision }: SubmissionDecision & { id: string }) =>
      callJson<ReceivedSubmission>(pathOf(id), { method: 'patch', json: decision }),
    onMutate: async ({ id, status }) => {
      await cache.cancelQueries({ queryKey: KEY });
      const before = statusOf(id);
      show(id, { status });
      return before;
    },
    // The server may be out of reach for the question what its truth is; what it said last stands until it answers.
    onError: (_, { id }, before) => before && show(id, { status: before }),
    onSettled: settle,
  });

  const undo = useMutation({
    mutationFn: (id: string) => callJson<ReceivedSubmission>(`${pathOf(id)}undo/`, { method: 'post' }),
    onSuccess: (row) => show(row.id, row),
    onSettled: settle,
  });

  const note = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callJson<ReceivedSubmission>(pathOf(id), { method: 'patch', json: { note: text } }),
    onSuccess: ({ id, note: saved }) => show(id, { note: saved }),
  });

  const decideAll = useMutation({
    mutationFn: ({ ids, ...decision }: { ids: string[]; status: 'Reviewed' | 'Passed'; pass_reason?: PassReason }) =>
      callJson<BulkResult>(`${BASE}bulk/`, { method: 'post', json: { ids, ...decision } }),
    onSettled: settle,
  });

  return { decide, undo, note, decideAll };
}

/** Filters one has saved, and what to do with them. */
export function useSavedFilters() {
  const cache = useQueryClient();
  const settle = () => cache.invalidateQueries({ queryKey: FILTERS });
  const path = 'pitch-decks/investor/filters/';
  return {
    filters: useQuery({
      queryKey: FILTERS,
      queryFn: ({ signal }) => callJson<SavedFilter[]>(path, { signal }),
    }),
    save: useMutation({
      mutationFn: (filter: { name: string; query: string }) =>
        callJson<SavedFilter>(path, { method: 'post', json: filter }),
      onSuccess: settle,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(`${path}${encodeURIComponent(id)}/`, { method: 'delete' }),
      onSuccess: settle,
    }),
  };
}
