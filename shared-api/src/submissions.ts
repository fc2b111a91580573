import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApiJson, TIMEOUTS } from './client/client.ts';
import type { Questionnaire } from './contract.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';
import { sentSubmissionKeys } from './sent-submissions.ts';

const APPROACH = '/api/pitch-decks/approach/{id}/';

/** How to read the questionnaire of a submission. */
export const questionnaireQuery = (submissionId: string) =>
  queryOf('/api/pitch-decks/submissions/{id}/questionnaire/', { path: { id: submissionId } });

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
export const sendDeck = ({ file, investorId, key, signal, onProgress }: DeckToSend): Promise<Questionnaire> =>
  callApiJson('post', '/api/pitch-decks/answer-questions/', {
    form: { investor_id: investorId, file },
    header: { 'idempotency-key': key },
    timeout: TIMEOUTS.long,
    signal,
    onProgress,
  });

/** What to know before sending an investor a deck; asks nothing while `investorId` is null. */
export const useApproach = (investorId: number | null) =>
  useQuery({
    ...queryOf(APPROACH, { path: { id: String(investorId) } }),
    enabled: investorId !== null,
  });

/** What to do with the questionnaire of a deck just sent, so that every page knows of it. */
export function useDeckSent() {
  const cache = useQueryClient();
  return useCallback(
    (questionnaire: Questionnaire) => {
      cache.setQueryData<Questionnaire>(questionnaireQuery(questionnaire.submission_id).queryKey, questionnaire);
      void invalidate(cache, queryKey(APPROACH), ...sentSubmissionKeys());
    },
    [cache],
  );
}

/** The questionnaire of a deck that one has sent. Its failure: 404 when there is none, or when it is somebody else's. */
export const useQuestionnaire = (submissionId: string | null) =>
  useQuery({ ...questionnaireQuery(submissionId ?? ''), enabled: submissionId !== null });
