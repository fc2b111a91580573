import { Button } from '@northlight/shared-ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** On a phone, a link to the send panel below the profile. It shows while the panel is out of view. */
export function SendShortcut({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const target = panel.current;
    if (!target || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => setHidden(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [panel]);
  const handleClick = () => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  };
  return (
    <Bar hidden={isHidden}>
      <Button variant="primary" block onClick={handleClick}>
        Send Pitch Deck
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: none;

  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 calc(3.75rem + env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
    display: block;
    padding: var(--s3) var(--gutter);
    border-top: 1px solid var(--line);
    background: var(--surface);

    &[hidden] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
