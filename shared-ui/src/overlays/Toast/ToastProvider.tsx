import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { ToastContext, type ToastMessage } from './toast-context.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

/** Calls back when the browser is idle. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Shows the toasts of everything inside it. Use one per page, around the app. The region renders after the first paint,
 * so it doesn't delay the page and is ready for the first message.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const show = useCallback((message: ToastMessage) => setMessages((earlier) => [...earlier, message]), []);
  return (
    <ToastContext value={show}>
      {children}
      {(idle || messages.length > 0) && (
        <Suspense fallback={null}>
          <ToastRegion messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}
