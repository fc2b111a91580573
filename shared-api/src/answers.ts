import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApiJson, TIMEOUTS } from './client/client.ts';
import type { SavedAnswers } from './contract.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';
import { sentSubmissionKeys } from './sent-submissions.ts';
import { questionnaireQuery } from './submissions.ts';

/** Answers on their way to the server. Questions that are left out keep the answer they have. */
export interface AnswersToSave {
  submissionId: string;
  answers: readonly { id: string; text: string; remove_file?: boolean }[];
  /** A file that answers a question, by the question's id. */
  file?: { id: string; file: File };
  signal?: AbortSignal;
  /** Called while the file goes out, with 0 to 1. */
  onProgress?: (share: number) => void;
}

const send = ({ submissionId, answers, file, signal, onProgress }: AnswersToSave, isDraft: boolean) =>
  callApiJson('patch', '/api/pitch-decks/submissions/{id}/answers/', {
    path: { id: submissionId },
    form: {
      answers: JSON.stringify(answers),
      ...(isDraft && { draft: 'true' }),
      ...(file && { [`file_${file.id}`]: file.file }),
    },
    timeout: TIMEOUTS.long,
    signal,
    onProgress,
  });

/** Keeps answers as a draft. @throws {ApiError} 409 `already_submitted` once they were submitted, wherever */
export const saveDraft = (answers: AnswersToSave): Promise<SavedAnswers> => send(answers, true);

/**
 * Submits the answers for good. Submitting the same answers again changes nothing.
 * @throws {ApiError} 409 `already_submitted` if other answers were submitted before
 */
export const submitAnswers = (answers: AnswersToSave): Promise<SavedAnswers> => send(answers, false);

/** Has fit and readiness of a submission judged. */
export const requestLikelihood = (submissionId: string) =>
  callApiJson('post', '/api/pitch-decks/submissions/{id}/likelihood/', {
    path: { id: submissionId },
    timeout: TIMEOUTS.long,
  });

/** As `useQuestionnaire`, and always read anew when a page begins to use it: it may have been answered elsewhere. */
export const useLatestQuestionnaire = (submissionId: string | null) =>
  useQuery({
    ...questionnaireQuery(submissionId ?? ''),
    enabled: submissionId !== null,
    refetchOnMount: 'always',
  });

/** Own answers to the same questions of other investors. */
export const useSuggestions = (submissionId: string, enabled: boolean) =>
  useQuery({
    ...queryOf('/api/pitch-decks/submissions/{id}/suggestions/', { path: { id: submissionId } }),
    enabled,
  });

/** What to do once answers were submitted, or judged, so that no page shows what was true before. */
export function useAnswersChanged() {
  const cache = useQueryClient();
  return useCallback(
    () =>
      void invalidate(
        cache,
        queryKey('/api/pitch-decks/approach/{id}/'),
        queryKey('/api/pitch-decks/submissions/{id}/questionnaire/'),
        queryKey('/api/pitch-decks/submissions/{id}/suggestions/'),
        ...sentSubmissionKeys(),
      ),
    [cache],
  );
}
