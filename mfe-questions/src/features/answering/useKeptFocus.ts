import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element when the focused descendant is removed.
 * @param next selector of the element that receives the focus
 */
export function useKeptFocus<E extends HTMLElement>(next: string) {
  const root = useRef<E>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
  };
}
