import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { Question, QuestionDraft } from './contract.ts';
import { descendantsOf } from './rules/questions.ts';

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

/** Deletes a stored question and its follow-ups; answers how many went. */
export function useDeleteQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callJson<{ deleted: number }>(`questions/${encodeURIComponent(id)}/`, { method: 'delete' }),
    onSuccess: (_, id) =>
      cache.setQueryData<Question[]>(KEY, (stored = []) => {
        const gone = descendantsOf(stored, id).add(id);
        return stored.filter((question) => !gone.has(question.id));
      }),
  });
}
