import { createContext, useContext } from 'react';
import type { ShownFailure } from './submit-failure.ts';

interface FormState {
  failure: ShownFailure;
  /** Clears the server's error for a field once the user changes it. */
  forget: (name: string) => void;
}

export const FormStateContext = createContext<FormState | null>(null);

/** The server's errors for the form and its fields. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('A form field stands outside of a Form.');
  return state;
}
