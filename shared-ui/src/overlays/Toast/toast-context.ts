import { createContext } from 'react';

/** Content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** Use `negative` for failures. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'negative';
  /**
   * Milliseconds on screen, limited to 2000–3000, or up to 10 000 with an action. Defaults to a time based on text
   * length. Hover and focus pause it.
   */
  duration?: number;
  /** Something to do while the toast is visible, such as Undo. */
  action?: { label: string; onPress: () => void };
}

/** Sends a message to the toast region; null outside a ToastProvider. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);
