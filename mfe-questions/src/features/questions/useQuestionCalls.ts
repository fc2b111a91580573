import {
  ApiError,
  fetchDefaultQuestions,
  messageOf,
  type Question,
  type StoredQuestions,
  useDeleteQuestion,
  useFreshQuestions,
  useSaveQuestions,
} from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { removeQuestion, withNewIds } from './question-list.ts';
import type { WorkingCopy } from './useWorkingCopy.ts';
import { followUpsInWords } from './wording.ts';

const toDraft = ({ is_conditional: _, ...draft }: Question) => draft;

/** The server's error message, shown below the title; undefined if there is none. */
const reasonOf = (error: unknown) => messageOf(error, '') || undefined;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'questions_changed';

/** The outcome of the last save. */
export type Saved = 'nothing' | 'set' | 'order' | 'order-failed';

/** Saves, deletes and loads questions, and notifies the user of the outcome. */
export function useQuestionCalls(copy: WorkingCopy) {
  const toast = useToast();
  const { mutateAsync: saveAll, isPending: isSaving } = useSaveQuestions();
  const { mutateAsync: deleteStored } = useDeleteQuestion();
  const readAnew = useFreshQuestions();
  const [saved, setSaved] = useState<Saved>('nothing');
  const [conflict, setConflict] = useState<StoredQuestions | null>(null);
  const [isLoadingDefaults, setLoadingDefaults] = useState(false);

  /** Saves the set on screen. Returns false on a conflict, which the user then has to resolve. */
  const send = async (revision: string | null): Promise<boolean> => {
    const sent = copy.questions;
    try {
      const stored = await saveAll({ questions: sent.map(toDraft), revision });
      copy.settle(sent, stored.revision);
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      setConflict(await readAnew());
      return false;
    }
  };

  const save = async (revision = copy.base) => {
    try {
      if (!(await send(revision))) return;
      setSaved('set');
      toast({ title: 'Questions saved successfully', tone: 'positive' });
    } catch (error) {
      toast({ title: 'Failed to save questions', description: reasonOf(error), tone: 'negative' });
    }
  };

  /** Saves a new order. Success shows no toast; a failure stays visible on the page. */
  const saveOrder = async () => {
    try {
      if (await send(copy.base)) setSaved('order');
    } catch {
      setSaved('order-failed');
    }
  };

  /** Deletes a question with its follow-ups. Shows an error and rejects if the server refuses. */
  const remove = async ({ id }: Question, followUps: number) => {
    try {
      const revision = copy.isStored(id) ? await deleteStored({ id, revision: copy.base }) : copy.base;
      copy.change((questions) => removeQuestion(questions, id));
      copy.rebase(revision);
    } catch (error) {
      if (isConflict(error)) void readAnew();
      const detail = error instanceof ApiError ? error.detail : null;
      toast({ title: detail ?? 'Failed to delete question', tone: 'negative' });
      throw error;
    }
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
      copy.change(() => withNewIds(defaults));
      toast({ title: `${defaults.length} default questions added`, tone: 'positive' });
    } catch (error) {
      toast({ title: 'Failed to load default questions', description: reasonOf(error), tone: 'negative' });
    } finally {
      setLoadingDefaults(false);
    }
  };

  return {
    save,
    saveOrder,
    isSaving,
    saved,
    remove,
    loadDefaults,
    isLoadingDefaults,
    /** The set that was saved elsewhere, while the user decides which one to keep. */
    conflict,
    keepMine: async () => {
      setConflict(null);
      if (conflict) await save(conflict.revision);
    },
    useStored: () => {
      setConflict(null);
      setSaved('nothing');
      copy.reset();
    },
    closeConflict: () => setConflict(null),
  };
}
