import type { Question } from '@northlight/shared-api';
import { createContext, useContext } from 'react';
import type { QuestionIndex } from './question-index.ts';
import type { FormTarget } from './useOpenForm.ts';

/** What every question of the list knows and may ask for, at whatever depth it stands. */
export interface ListContext {
  index: QuestionIndex;
  /** The one form that is open. */
  target: FormTarget | null;
  /** Ids of the questions whose follow-ups are folded away. */
  collapsed: ReadonlySet<string>;
  toggle: (id: string) => void;
  open: (target: FormTarget) => void;
  /** Leaves the open form without a change. */
  close: () => void;
  /** Told whether the open form holds something to lose. */
  setTouched: (isTouched: boolean) => void;
  /** Takes the question of the open form into the list. */
  submit: (question: Question) => void;
  /** Puts a main question in another place among the main ones, from 0. */
  moveTo: (question: Question, place: number) => void;
  move: (question: Question, step: -1 | 1) => void;
  /** Puts a copy of a question and its follow-ups behind it. */
  duplicate: (question: Question) => void;
  askDelete: (question: Question) => void;
}

const Context = createContext<ListContext | null>(null);

export const ListProvider = Context.Provider;

/** The list around a question. @throws outside a ListProvider */
export function useList(): ListContext {
  const list = useContext(Context);
  if (!list) throw new Error('A question stands outside of its list');
  return list;
}
