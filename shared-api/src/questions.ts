import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import type { JsonResponse } from './client/operations.ts';
import type { Question, QuestionDraft } from './contract.ts';
import { queryKey } from './query-keys.ts';
import { descendantsOf } from './rules/visible-questions.ts';

const QUESTIONS = '/api/questions/';

/** A question set as the server has it. */
export interface StoredQuestions {
  questions: Question[];
  /** Its name for as long as nobody changes it: a change that names another one is refused. Null when not told. */
  revision: string | null;
}

const revisionIn = (response: Response) => response.headers.get('etag')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? null;

async function readSet(answer: JsonResponse<Question[]>): Promise<StoredQuestions> {
  return { questions: await answer.json(), revision: revisionIn(answer) };
}

const questionsQuery = () => ({
  queryKey: queryKey(QUESTIONS),
  queryFn: async ({ signal }: { signal: AbortSignal }) => await readSet(await callApi('get', QUESTIONS, { signal })),
});

/** The investor's own question set, in order. */
export const useQuestions = () => useQuery(questionsQuery());

/** Reads the set anew, whatever is known of it. */
export function useFreshQuestions(): () => Promise<StoredQuestions> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...questionsQuery(), staleTime: 0 });
}

/** The set that an investor may start from. */
export const fetchDefaultQuestions = () => callApiJson('get', '/api/questions/default/');

const over = (revision: string | null) => (revision === null ? {} : { revision });

/** Saves the whole ordered list over the set of that revision. Its failure: ApiError `questions_changed`. */
export function useSaveQuestions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ questions, revision }: { questions: QuestionDraft[]; revision: string | null }) =>
      await readSet(await callApi('post', '/api/questions/save/', { json: { questions, ...over(revision) } })),
    onSuccess: (stored) => cache.setQueryData<StoredQuestions>(queryKey(QUESTIONS), stored),
  });
}

/** Deletes a stored question and its follow-ups; answers the revision of what is left. Its failure: as for saving. */
export function useDeleteQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, revision }: { id: string; revision: string | null }) =>
      revisionIn(await callApi('delete', '/api/questions/{id}/', { path: { id }, query: over(revision) })),
    onSuccess: (revision, { id }) =>
      cache.setQueryData<StoredQuestions>(queryKey(QUESTIONS), (stored) => {
        if (!stored) return stored;
        const gone = descendantsOf(stored.questions, id).add(id);
        return { questions: stored.questions.filter((question) => !gone.has(question.id)), revision };
      }),
  });
}
