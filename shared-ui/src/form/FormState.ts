import { createContext, useContext } from 'react';
import type { ShownFailure } from './submit-failure.ts';

interface FormState {
  failure: ShownFailure;
  /** Forgets what the server said about a field, once it is being changed. */
  forget: (name: string) => void;
}

export const FormStateContext = createContext<FormState | null>(null);

/** What the server said about the form and its fields. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('A form field stands outside of a Form.');
  return state;
}
