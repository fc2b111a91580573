import type { Question } from '@northlight/shared-api';
import { useState } from 'react';
import { isSameList, type QuestionList } from './question-list.ts';

/** The questions as they stand on screen, which may differ from what is stored. */
export interface WorkingCopy {
  questions: QuestionList;
  /** Something differs from what is stored. */
  isChanged: boolean;
  /** Whether the server knows a question. */
  isStored: (id: string) => boolean;
  change: (next: (questions: QuestionList) => Question[]) => void;
  /** Goes back to what is stored. */
  reset: () => void;
}

/** Keeps changes in the page until they are saved. */
export function useWorkingCopy(stored: QuestionList): WorkingCopy {
  const [edited, setEdited] = useState<QuestionList | null>(null);
  return {
    questions: edited ?? stored,
    isChanged: edited !== null && !isSameList(edited, stored),
    isStored: (id) => stored.some((question) => question.id === id),
    change: (next) => setEdited((now) => next(now ?? stored)),
    reset: () => setEdited(null),
  };
}
