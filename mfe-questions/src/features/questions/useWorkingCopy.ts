import type { StoredQuestions } from '@northlight/shared-api';
import { useMemo, useState } from 'react';
import { isSameList, type QuestionList } from './question-list.ts';

/** How many steps can be taken back. */
const STEPS = 100;

interface Edits {
  past: readonly QuestionList[];
  /** The list on screen; null for what is stored. */
  present: QuestionList | null;
  future: readonly QuestionList[];
  /** Revision of the set that was changed. */
  base: string | null;
}

const NONE: Edits = { past: [], present: null, future: [], base: null };

/** The questions as they stand on screen, which may differ from what is stored. */
export interface WorkingCopy {
  questions: QuestionList;
  /** Something differs from what is stored. */
  isChanged: boolean;
  /** Revision of the set on which the changes rest. */
  base: string | null;
  /** Whether the server knows a question. */
  isStored: (id: string) => boolean;
  change: (next: (questions: QuestionList) => QuestionList) => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Told that a list is stored now, under this revision; what was changed since stays. */
  settle: (saved: QuestionList, revision: string | null) => void;
  /** Lets the changes rest on another revision. */
  rebase: (revision: string | null) => void;
  /** Goes back to what is stored, for good. */
  reset: () => void;
}

/** Keeps changes in the page until they are saved, and the way back. */
export function useWorkingCopy({ questions: stored, revision }: StoredQuestions): WorkingCopy {
  const [{ past, present, future, base }, setEdits] = useState<Edits>(NONE);
  const isChanged = useMemo(() => present !== null && !isSameList(present, stored), [present, stored]);

  /** Steps to another list; the first step away from what is stored remembers what it leaves. */
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
