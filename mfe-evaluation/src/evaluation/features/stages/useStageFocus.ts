import { useEffect, useRef } from 'react';
import type { Stage } from './stage.ts';

/** Puts the focus where a new stage begins: on what went wrong, else on its heading. The first stage is left alone. */
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
