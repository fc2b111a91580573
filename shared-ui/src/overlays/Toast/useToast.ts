import { useContext } from 'react';
import { ToastContext, type ToastMessage } from './toast-context.ts';

const SHORTEST = 2000;
const LONGEST = 3000;
/** Allows time to read, decide and press. */
const LONGEST_WITH_ACTION = 10_000;
const MS_PER_CHARACTER = 45;

/** Time on screen in milliseconds. */
export function toastDuration({ title, description = '', duration, action }: ToastMessage): number {
  const wanted = duration ?? MS_PER_CHARACTER * (title.length + description.length);
  return Math.min(action ? LONGEST_WITH_ACTION : LONGEST, Math.max(SHORTEST, wanted));
}

/**
 * Returns a function that shows a toast, for an action that has finished or failed.
 * @throws Error outside a ToastProvider
 */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
