import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export interface TooltipProps {
  /** A few words. Touch users don't see tooltips, so don't put essential information here. */
  text: string;
  /** The control that the tooltip describes. It needs its own accessible name. */
  children: ReactElement;
}

/** Short description of a control, shown on hover and keyboard focus. */
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
