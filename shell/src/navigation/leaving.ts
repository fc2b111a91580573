import { discardUnsavedChanges, hasUnsavedChanges } from '@northlight/shared-api';
import { create } from 'zustand';

/** The question that waits for its answer, if one does. */
export const useLeaving = create<{ answer: ((leave: boolean) => void) | null }>(() => ({ answer: null }));

/** Whether the page may be left: at once where nothing would be lost, else as the person answers. A newer question takes the place of an older one. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  useLeaving.getState().answer?.(false);
  const leave = await new Promise<boolean>((answer) => useLeaving.setState({ answer }));
  if (leave) discardUnsavedChanges();
  return leave;
}

/** Answers the question, if there is one. */
export function answerLeaving(leave: boolean) {
  const { answer } = useLeaving.getState();
  useLeaving.setState({ answer: null });
  answer?.(leave);
}
