import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { ToastContext, type ToastMessage } from './toast-context.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

/** Calls back once the browser has nothing better to do. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Shows the toasts of everything inside it. One per page, around the app. The region is drawn once the page is there, so
 * that the first paint does not wait for it and a message finds it in place.
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
