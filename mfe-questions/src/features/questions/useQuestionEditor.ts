import type { Question } from '@northlight/shared-api';
import { descendantsOf } from '@northlight/shared-api/rules';
import { useState } from 'react';
import type { Deletion } from './DeleteQuestionDialog.tsx';
import { addQuestion, moveQuestion, neighbourOf, placeOf, type QuestionList, updateQuestion } from './question-list.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { type FormTarget, rowId, useOpenForm } from './useOpenForm.ts';
import { useQuestionCalls } from './useQuestionCalls.ts';
import { useWorkingCopy } from './useWorkingCopy.ts';
import { quoted } from './wording.ts';

/** Id of the element around the list, which takes the focus when there is no question left to take it. */
export const SET_ID = 'question-set';

const without = (ids: ReadonlySet<string>, id: string | null) => new Set([...ids].filter((other) => other !== id));

/** All that the editor knows and does, over the questions as the server has them. */
export function useQuestionEditor(stored: QuestionList) {
  const copy = useWorkingCopy(stored);
  const form = useOpenForm();
  const calls = useQuestionCalls(copy);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useLeaveWarning(copy.isChanged || form.isTouched);
  const { questions } = copy;

  const open = (target: FormTarget) => {
    if (target.kind === 'add') setCollapsed(without(collapsed, target.parent));
    form.open(target);
  };
  return {
    questions,
    isChanged: copy.isChanged,
    calls,
    collapsed,
    target: form.target,
    /** Said to assistive technology after a move. */
    announcement,
    /** The deletion that is asked about, and still stands while its dialog closes. */
    deletion,
    isAsking,
    setAsking,
    toggle: (id: string) => setCollapsed(collapsed.has(id) ? without(collapsed, id) : new Set([...collapsed, id])),
    open,
    close: form.close,
    setTouched: form.setTouched,
    submit: (question: Question) => {
      const isNew = form.target?.kind === 'add';
      copy.change((list) => (isNew ? addQuestion(list, question) : updateQuestion(list, question)));
      form.close();
    },
    move: (question: Question, step: -1 | 1) => {
      const next = moveQuestion(questions, question.id, step);
      const { place, of } = placeOf(next, question.id);
      copy.change(() => next);
      setAnnouncement(`${quoted(question)} is now question ${place + 1} of ${of}`);
    },
    askDelete: (question: Question) => {
      if (!form.isFree()) return;
      form.close();
      setDeletion({ question, followUps: descendantsOf(questions, question.id).size });
      setAsking(true);
    },
    remove: async ({ question, followUps }: Deletion) => {
      const heir = neighbourOf(questions, question);
      await calls.remove(question, followUps);
      // The dialog hands the focus back to a button that is gone; what is left takes it a moment later.
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
