import type { StoredQuestions } from '@northlight/shared-api';
import { useMemo, useState } from 'react';
import { isSameList, type QuestionList } from './question-list.ts';

/** Maximum number of undo steps. */
const STEPS = 100;

interface Edits {
  past: readonly QuestionList[];
  /** The list on screen; null if it equals the stored one. */
  present: QuestionList | null;
  future: readonly QuestionList[];
  /** Revision of the set that was edited. */
  base: string | null;
}

const NONE: Edits = { past: [], present: null, future: [], base: null };

/** The questions on screen, which may differ from the stored ones. */
export interface WorkingCopy {
  questions: QuestionList;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Revision on which the changes are based. */
  base: string | null;
  /** Whether the server has this question. */
  isStored: (id: string) => boolean;
  change: (next: (questions: QuestionList) => QuestionList) => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Call after saving a list under this revision. Changes made since then stay. */
  settle: (saved: QuestionList, revision: string | null) => void;
  /** Bases the changes on another revision. */
  rebase: (revision: string | null) => void;
  /** Discards all changes, including the undo history. */
  reset: () => void;
}

/** Keeps unsaved changes on the page, with undo and redo. */
export function useWorkingCopy({ questions: stored, revision }: StoredQuestions): WorkingCopy {
  const [{ past, present, future, base }, setEdits] = useState<Edits>(NONE);
  const isChanged = useMemo(() => present !== null && !isSameList(present, stored), [present, stored]);

  /** Moves to another list. The first edit records the revision that it is based on. */
  const step = (next: (edits: Edits, current: QuestionList) => Omit<Edits, 'base'> | null) =>
    setEdits((edits) => ({
      ...(next(edits, edits.present ?? stored) ?? edits),
      base: edits.present === null ? revision : edits.base,
    }));
  return {
    questions: present ?? stored,
    isChanged,
    base: present === null ? revision : base,
    isStored: (id) => stored.some((question) => question.id === id),
    change: (next) =>
      step((edits, current) => ({
        past: [...edits.past.slice(1 - STEPS), current],
        present: next(current),
        future: [],
      })),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () =>
      step((edits, current) => {
        const before = edits.past.at(-1);
        return before ? { past: edits.past.slice(0, -1), present: before, future: [current, ...edits.future] } : null;
      }),
    redo: () =>
      step((edits, current) => {
        const [after, ...rest] = edits.future;
        return after ? { past: [...edits.past, current], present: after, future: rest } : null;
      }),
    settle: (saved, next) =>
      setEdits((edits) => (edits.present === saved ? { ...edits, present: null } : { ...edits, base: next })),
    rebase: (next) => setEdits((edits) => ({ ...edits, base: next })),
    reset: () => setEdits(NONE),
  };
}
