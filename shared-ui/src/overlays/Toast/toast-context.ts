import { createContext } from 'react';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `negative` for what failed. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'negative';
  /**
   * Milliseconds it stays, held to 2000–3000, or to 10 000 with an action; by length of text when missing. Hover and
   * focus stop the clock.
   */
  duration?: number;
  /** Something to do about it while it stays, such as Undo. */
  action?: { label: string; onPress: () => void };
}

/** How a message reaches the region; null outside of a ToastProvider. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);
