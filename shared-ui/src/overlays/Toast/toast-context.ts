import { createContext } from 'react';
import type { ToastMessage } from './useToast.ts';

/** How a message reaches the region; null outside of a ToastProvider. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);
