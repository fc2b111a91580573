import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callJson, TIMEOUTS } from './client/client.ts';
import type { Approach, Questionnaire } from './contract.ts';

const KEY = ['submissions'];
const APPROACH = [...KEY, 'approach'];

/** Where the cache keeps the questionnaire of a submission. */
export const questionnaireKey = (submissionId: string) => [...KEY, 'questionnaire', submissionId];

/** A deck on its way to an investor. */
export interface DeckToSend {
  file: File;
  investorId: number;
  /** Made up once for this deck: sending it again with the same key has no effect twice. */
  key: string;
  signal?: AbortSignal;
  /** Called while the file goes out, with 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a deck to an investor.
 * @throws {ApiError} 413 when it is too large; 400 `profile_incomplete` with a message for each missing field
 */
export function sendDeck({ file, investorId, key, signal, onProgress }: DeckToSend): Promise<Questionnaire> {
  const body = new FormData();
  body.append('investor_id', String(investorId));
  body.append('file', file);
  return callJson<Questionnaire>('pitch-decks/answer-questions/', {
    method: 'post',
    body,
    headers: { 'idempotency-key': key },
    timeout: TIMEOUTS.long,
    ...(signal && { signal }),
    onProgress,
  });
}

/** What to know before sending an investor a deck; asks nothing while `investorId` is null. */
export const useApproach = (investorId: number | null) =>
  useQuery({
    queryKey: [...APPROACH, investorId],
    enabled: investorId !== null,
    queryFn: ({ signal }) => callJson<Approach>(`pitch-decks/approach/${investorId}/`, { signal }),
  });

/** What to do with the questionnaire of a deck just sent, so that every page knows of it. */
export function useDeckSent() {
  const cache = useQueryClient();
  return useCallback(
    (questionnaire: Questionnaire) => {
      cache.setQueryData(questionnaireKey(questionnaire.submission_id), questionnaire);
      void cache.invalidateQueries({ queryKey: APPROACH });
    },
    [cache],
  );
}

/** The questionnaire of a deck that one has sent. Its failure: 404 when there is none, or when it is somebody else's. */
export const useQuestionnaire = (submissionId: string | null) =>
  useQuery({
    queryKey: questionnaireKey(submissionId ?? ''),
    enabled: submissionId !== null,
    queryFn: ({ signal }) =>
      callJson<Questionnaire>(`pitch-decks/submissions/${encodeURIComponent(submissionId ?? '')}/questionnaire/`, {
        signal,
      }),
  });
