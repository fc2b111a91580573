import { useEffect, useRef } from 'react';
import type { Stage } from './stage.ts';

/**
 * Moves the focus when a stage starts: to the error if there is one, else to the heading. The first stage is left
 * alone.
 */
export function useStageFocus(stage: Stage) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const target = find('[data-failure]') ?? find('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  }, [stage]);
  return content;
}
