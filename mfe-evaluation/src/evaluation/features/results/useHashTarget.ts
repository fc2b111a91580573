import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element that the address names and moves the focus there, so that the keyboard goes on from it. The
 * results render after navigation, and the router's links don't scroll.
 */
export function useHashTarget() {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (!target) return;
    target.scrollIntoView();
    const start = target.querySelector<HTMLElement>('summary, h2, h3') ?? target;
    if (start.tagName !== 'SUMMARY') start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [location]);
}
