import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: what the button does. */
  label: string;
  /** 40 or 32 px; 44 px below 768 px. @default 'md' */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({ label, size = 'md', ...rest }: IconButtonProps) {
  return <Root type="button" {...rest} aria-label={label} data-size={size} />;
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-md);
  background: none;
  color: var(--muted);
  cursor: pointer;
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease);

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  &[data-size='sm'] {
    width: 2rem;
    height: 2rem;
  }

  &[data-size='sm'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  &:disabled {
    background: none;
    color: var(--line-strong);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    &,
    &[data-size='sm'] {
      width: var(--target);
      height: var(--target);
    }
  }
`;
