import { discardUnsavedChanges, hasUnsavedChanges } from '@northlight/shared-api';
import { create } from 'zustand';

/** The pending question, if any. */
export const useLeaving = create<{ answer: ((leave: boolean) => void) | null }>(() => ({ answer: null }));

/**
 * Resolves to whether the page may be left: at once if nothing is unsaved, otherwise when the user answers. A new
 * question replaces a pending one.
 */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  useLeaving.getState().answer?.(false);
  const leave = await new Promise<boolean>((answer) => useLeaving.setState({ answer }));
  if (leave) discardUnsavedChanges();
  return leave;
}

/** Answers the pending question, if any. */
export function answerLeaving(leave: boolean) {
  const { answer } = useLeaving.getState();
  useLeaving.setState({ answer: null });
  answer?.(leave);
}
