import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** How many pixels of the content must be in view before it fades in. */
const TRIGGER = 150;

const isStill = () => !('IntersectionObserver' in globalThis) || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades in content below the fold once it is well in view. Only the opacity changes, so the layout does not shift.
 * Content is never hidden if it is in view at first, has the focus, is printed, or if the browser has no
 * IntersectionObserver.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || isStill() || element.getBoundingClientRect().top < innerHeight - TRIGGER) return;
    setWaiting(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setWaiting(false);
      },
      { rootMargin: `0px 0px -${TRIGGER}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Root ref={root} data-waiting={waiting || undefined}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  transition: opacity var(--steady) var(--ease);

  &[data-waiting]:not(:focus-within) {
    opacity: 0;
    transition: none;
  }

  @media print {
    &[data-waiting]:not(:focus-within) {
      opacity: 1;
    }
  }
`;
