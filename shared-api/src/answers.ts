import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callJson, TIMEOUTS } from './client/client.ts';
import type { Likelihood, Questionnaire, SavedAnswers, Suggestion } from './contract.ts';
import { questionnaireKey } from './submissions.ts';

const pathOf = (submissionId: string) => `pitch-decks/submissions/${encodeURIComponent(submissionId)}/`;

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

function send({ submissionId, answers, file, signal, onProgress }: AnswersToSave, isDraft: boolean) {
  const body = new FormData();
  body.append('answers', JSON.stringify(answers));
  if (isDraft) body.append('draft', 'true');
  if (file) body.append(`file_${file.id}`, file.file);
  return callJson<SavedAnswers>(`${pathOf(submissionId)}answers/`, {
    method: 'patch',
    body,
    timeout: TIMEOUTS.long,
    ...(signal && { signal }),
    onProgress,
  });
}

/** Keeps answers as a draft. @throws {ApiError} 409 `already_submitted` once they were submitted, wherever */
export const saveDraft = (answers: AnswersToSave): Promise<SavedAnswers> => send(answers, true);

/** Submits the answers for good. Doing it again changes nothing and answers the same. */
export const submitAnswers = (answers: AnswersToSave): Promise<SavedAnswers> => send(answers, false);

/** Has fit and readiness of a submission judged. */
export const requestLikelihood = (submissionId: string): Promise<Likelihood> =>
  callJson<Likelihood>(`${pathOf(submissionId)}likelihood/`, { method: 'post', timeout: TIMEOUTS.long });

/** As `useQuestionnaire`, and always read anew when a page begins to use it: it may have been answered elsewhere. */
export const useLatestQuestionnaire = (submissionId: string | null) =>
  useQuery({
    queryKey: questionnaireKey(submissionId ?? ''),
    enabled: submissionId !== null,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callJson<Questionnaire>(`${pathOf(submissionId ?? '')}questionnaire/`, { signal }),
  });

/** Own answers to the same questions of other investors. */
export const useSuggestions = (submissionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['suggestions', submissionId],
    enabled,
    queryFn: ({ signal }) => callJson<Suggestion[]>(`${pathOf(submissionId)}suggestions/`, { signal }),
  });

/** What to do once answers were submitted, or judged, so that no page shows what was true before. */
export function useAnswersChanged() {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries({ queryKey: ['submissions'] }), [cache]);
}
