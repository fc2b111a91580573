import { useContext } from 'react';
import { ToastContext, type ToastMessage } from './toast-context.ts';

const SHORTEST = 2000;
const LONGEST = 3000;
/** There has to be time to read, decide and press. */
const LONGEST_WITH_ACTION = 10_000;
const MS_PER_CHARACTER = 45;

/** How long a message stays, in milliseconds. */
export function toastDuration({ title, description = '', duration, action }: ToastMessage): number {
  const wanted = duration ?? MS_PER_CHARACTER * (title.length + description.length);
  return Math.min(action ? LONGEST_WITH_ACTION : LONGEST, Math.max(SHORTEST, wanted));
}

/**
 * Shows a message that an action is done or has failed.
 * @throws Error outside of a ToastProvider
 */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
