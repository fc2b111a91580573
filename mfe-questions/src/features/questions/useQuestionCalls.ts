import {
  ApiError,
  fetchDefaultQuestions,
  messageOf,
  type Question,
  useDeleteQuestion,
  useSaveQuestions,
} from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { removeQuestion } from './question-list.ts';
import type { WorkingCopy } from './useWorkingCopy.ts';
import { followUpsInWords } from './wording.ts';

const toDraft = ({ is_conditional: _, ...draft }: Question) => draft;

/** What a server error says beside the message of the action; nothing when it has no words of its own. */
const reasonOf = (error: unknown) => messageOf(error, '') || undefined;

/** Saving, deleting and loading questions; each says how it went. */
export function useQuestionCalls(copy: WorkingCopy) {
  const toast = useToast();
  const { mutateAsync: saveAll, isPending: isSaving, isSuccess: isSaved } = useSaveQuestions();
  const { mutateAsync: deleteStored } = useDeleteQuestion();
  const [isLoadingDefaults, setLoadingDefaults] = useState(false);

  const save = async () => {
    try {
      await saveAll(copy.questions.map(toDraft));
      copy.reset();
      toast({ title: 'Questions saved successfully', tone: 'positive' });
    } catch (error) {
      toast({ title: 'Failed to save questions', description: reasonOf(error), tone: 'negative' });
    }
  };

  /** Deletes a question with its follow-ups. Rejects when the server refuses, after saying why. */
  const remove = async ({ id }: Question, followUps: number) => {
    try {
      if (copy.isStored(id)) await deleteStored(id);
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : null;
      toast({ title: detail ?? 'Failed to delete question', tone: 'negative' });
      throw error;
    }
    copy.change((questions) => removeQuestion(questions, id));
    toast({
      title: 'Question deleted successfully',
      description: followUps > 0 ? `${followUpsInWords(followUps)} deleted with it` : undefined,
      tone: 'positive',
    });
  };

  const loadDefaults = async () => {
    setLoadingDefaults(true);
    try {
      const defaults = await fetchDefaultQuestions();
      copy.change(() => defaults);
      toast({ title: `${defaults.length} default questions added`, tone: 'positive' });
    } catch (error) {
      toast({ title: 'Failed to load default questions', description: reasonOf(error), tone: 'negative' });
    } finally {
      setLoadingDefaults(false);
    }
  };

  return { save, isSaving, isSaved, remove, loadDefaults, isLoadingDefaults };
}
