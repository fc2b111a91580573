import type { Question } from '@northlight/shared-api';
import { createContext, useContext } from 'react';
import type { QuestionIndex } from './question-index.ts';
import type { Rename } from './question-list.ts';
import type { FormTarget } from './useOpenForm.ts';

/** State and actions of the list, shared with questions at every level. */
export interface ListContext {
  index: QuestionIndex;
  /** The open form, if any. */
  target: FormTarget | null;
  /** Ids of the questions whose follow-ups are collapsed. */
  collapsed: ReadonlySet<string>;
  toggle: (id: string) => void;
  open: (target: FormTarget) => void;
  /** Closes the form and discards its input. */
  close: () => void;
  /** Called with whether the open form has unsaved input. */
  setTouched: (isTouched: boolean) => void;
  /** Puts the question of the open form into the list. */
  submit: (question: Question, renames: readonly Rename[]) => void;
  /** Moves a main question to this index among the main questions. */
  moveTo: (question: Question, place: number) => void;
  move: (question: Question, step: -1 | 1) => void;
  /** Inserts a copy of a question and its follow-ups after it. */
  duplicate: (question: Question) => void;
  askDelete: (question: Question) => void;
}

const Context = createContext<ListContext | null>(null);

export const ListProvider = Context.Provider;

/** Returns the list's context. @throws outside a ListProvider */
export function useList(): ListContext {
  const list = useContext(Context);
  if (!list) throw new Error('A question stands outside of its list');
  return list;
}
