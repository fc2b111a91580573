import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { SentSubmissionDetail, SentSubmissionPage, SentSummary } from './contract.ts';

const KEY = ['sent-submissions'];
const BASE = 'pitch-decks/founder/submissions/';

/** Investors decide while the page is open. */
const LIVE = { refetchOnWindowFocus: true } as const;

/** One page of the decks one has sent, newest first, pages from 1; the previous page stays while the next one loads. */
export const useSentSubmissions = (page: number, pageSize: number) =>
  useQuery({
    queryKey: [...KEY, 'list', page, pageSize],
    queryFn: ({ signal }) =>
      callJson<SentSubmissionPage>(BASE, { searchParams: { page, page_size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    ...LIVE,
  });

/** How many decks one has sent, and what came of them. */
export const useSentSummary = () =>
  useQuery({
    queryKey: [...KEY, 'summary'],
    queryFn: ({ signal }) => callJson<SentSummary>(`${BASE}summary/`, { signal }),
    ...LIVE,
  });

/** One of the decks one has sent, or nothing while `id` is null. Its failure: 404. */
export const useSentSubmission = (id: string | null) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => callJson<SentSubmissionDetail>(`${BASE}${encodeURIComponent(id ?? '')}/`, { signal }),
  });
