import { type Question, type StoredQuestions, useUnsavedChanges } from '@northlight/shared-api';
import { QUESTION_LIMITS } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { useMemo, useState } from 'react';
import type { Deletion } from './DeleteQuestionDialog.tsx';
import { indexQuestions } from './question-index.ts';
import {
  addQuestion,
  duplicateQuestion,
  moveQuestionTo,
  neighbourOf,
  type QuestionList,
  type Rename,
  updateQuestion,
} from './question-list.ts';
import { type FormTarget, rowId, useOpenForm } from './useOpenForm.ts';
import { useQuestionCalls } from './useQuestionCalls.ts';
import { useReorder } from './useReorder.ts';
import { useWorkingCopy } from './useWorkingCopy.ts';
import { quoted } from './wording.ts';

/** Element id of the list's container. It receives the focus when the last question is deleted. */
export const SET_ID = 'question-set';

const without = (ids: ReadonlySet<string>, id: string | null) => new Set([...ids].filter((other) => other !== id));

/** The editor's state and actions, based on the questions from the server. */
export function useQuestionEditor(stored: StoredQuestions) {
  const toast = useToast();
  const copy = useWorkingCopy(stored);
  const form = useOpenForm();
  const calls = useQuestionCalls(copy);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useUnsavedChanges(copy.isChanged || form.isTouched);
  const handleReordered = useReorder(calls.isSaving, calls.saveOrder);
  const { questions } = copy;
  const index = useMemo(() => indexQuestions(questions), [questions]);

  const open = (target: FormTarget) => {
    if (target.kind === 'add') setCollapsed(without(collapsed, target.parent));
    form.open(target);
  };
  /** Puts a new list on screen. Returns false if it exceeds the maximum number of questions. */
  const take = (next: QuestionList): boolean => {
    const fits = next.length <= QUESTION_LIMITS.questions;
    if (fits) copy.change(() => next);
    else toast({ title: `A question set can have at most ${QUESTION_LIMITS.questions} questions`, tone: 'negative' });
    return fits;
  };
  const moveTo = (question: Question, place: number) => {
    const { place: now, of } = index.placeOf(question);
    if (place === now || place < 0 || place >= of) return;
    copy.change((list) => moveQuestionTo(list, question.id, place));
    setAnnouncement(`${quoted(question)} is now question ${place + 1} of ${of}`);
    handleReordered();
  };
  const back = (step: () => void, words: string) => {
    if (!form.isFree()) return;
    form.close();
    step();
    setAnnouncement(words);
  };
  return {
    questions,
    index,
    isChanged: copy.isChanged,
    calls,
    collapsed,
    target: form.target,
    /** Announcement for screen readers after a move. */
    announcement,
    /** The deletion to confirm. It is kept while the dialog closes. */
    deletion,
    isAsking,
    setAsking,
    canUndo: copy.canUndo,
    canRedo: copy.canRedo,
    undo: () => back(copy.undo, 'Change undone'),
    redo: () => back(copy.redo, 'Change redone'),
    toggle: (id: string) => setCollapsed(collapsed.has(id) ? without(collapsed, id) : new Set([...collapsed, id])),
    open,
    close: form.close,
    setTouched: form.setTouched,
    submit: (question: Question, renames: readonly Rename[]) => {
      const isNew = form.target?.kind === 'add';
      if (take(isNew ? addQuestion(questions, question) : updateQuestion(questions, question, renames))) form.close();
    },
    duplicate: (question: Question) => {
      if (take(duplicateQuestion(questions, question.id))) setAnnouncement(`${quoted(question)} duplicated`);
    },
    take,
    moveTo,
    move: (question: Question, step: -1 | 1) => moveTo(question, index.placeOf(question).place + step),
    askDelete: (question: Question) => {
      if (!form.isFree()) return;
      form.close();
      setDeletion({ question, followUps: index.countBelow(question.id) });
      setAsking(true);
    },
    remove: async ({ question, followUps }: Deletion) => {
      const heir = neighbourOf(questions, question);
      await calls.remove(question, followUps);
      // The dialog returns the focus to a button that is gone. Two frames later, move it to the neighbour.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.getElementById(heir === null ? SET_ID : rowId(heir))?.focus()),
      );
    },
    save: () => {
      if (!form.isFree()) return;
      form.close();
      void calls.save();
    },
  };
}

export type QuestionEditorState = ReturnType<typeof useQuestionEditor>;
