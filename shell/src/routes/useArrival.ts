import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a new path: scrolls to the top and moves focus to the content, as a page load would. Back and forward are left to the browser. */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
