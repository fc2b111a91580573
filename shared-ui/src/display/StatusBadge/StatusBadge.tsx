import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Deck status. */
export type StatusTone = 'new' | 'submitted' | 'analysed' | 'reviewed' | 'contacted' | 'rejected';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  status: StatusTone;
}

const WORDS: Record<StatusTone, string> = {
  new: 'New',
  submitted: 'Submitted',
  analysed: 'Analysed',
  reviewed: 'Reviewed',
  contacted: 'Contacted',
  rejected: 'Rejected',
};

/** A deck's status as a word, a colour and a distinct shape. Children replace the word. */
export function StatusBadge({ status, children, ...rest }: StatusBadgeProps) {
  return (
    <Root {...rest} data-status={status}>
      {children ?? WORDS[status]}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 520;
  white-space: nowrap;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 0.25rem solid currentColor;
    border-radius: 50%;
  }

  &[data-status='analysed']::before {
    border-width: 2px;
  }

  &[data-status='reviewed'] {
    color: var(--ink-soft);
  }

  &[data-status='contacted'] {
    color: var(--positive);
  }

  &[data-status='contacted']::before {
    border-radius: 1px;
    rotate: 45deg;
  }

  &[data-status='rejected'] {
    color: var(--muted);
  }

  &[data-status='rejected']::before {
    height: 0;
    border-width: 1px 0.25rem;
    border-radius: 0;
  }
`;
