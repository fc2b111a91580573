import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when the button that starts an evaluation makes way for the result.
 * @param result null if there is none, undefined while that is not known
 * @returns a ref for the element around both, which needs a `tabIndex` of -1
 */
export function useKeptFocus<E extends HTMLElement>(result: object | null | undefined) {
  const root = useRef<E>(null);
  const before = useRef(result);
  useEffect(() => {
    if (result === undefined) return;
    if (result && before.current === null && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    before.current = result;
  }, [result]);
  return root;
}
