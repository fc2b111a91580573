import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { Question, QuestionDraft } from './contract.ts';

const KEY = ['questions'];

/** The investor's own question set, in order. */
export const useQuestions = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callJson<Question[]>('questions/', { signal }) });

/** The set that an investor may start from. */
export const fetchDefaultQuestions = () => callJson<Question[]>('questions/default/');

/** Saves the whole ordered list. */
export function useSaveQuestions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (questions: QuestionDraft[]) =>
      callJson<Question[]>('questions/save/', { method: 'post', json: { questions } }),
    onSuccess: (stored) => cache.setQueryData(KEY, stored),
  });
}

/** Deletes a question and its follow-ups; answers how many went. */
export function useDeleteQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callJson<{ deleted: number }>(`questions/${encodeURIComponent(id)}/`, { method: 'delete' }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
