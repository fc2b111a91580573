import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export interface TooltipProps {
  /** A few words. Nothing that is needed may stand here alone: thumbs do not see it. */
  text: string;
  /** The control it belongs to; it must have a name of its own. */
  children: ReactElement;
}

/** Says in passing what a control is, on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Positioner sideOffset={6}>
          <Popup>{text}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-menu);
`;

const Popup = styled(Base.Popup)`
  max-width: 18rem;
  padding: 0.35rem 0.6rem;
  border-radius: var(--radius-md);
  background: var(--ink);
  color: var(--paper);
  forced-color-adjust: none;
  font-size: var(--text-sm);
  box-shadow: var(--lift-2);
  transition: opacity var(--quick) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
