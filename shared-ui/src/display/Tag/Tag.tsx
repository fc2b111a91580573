import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'negative';
}

/** A short note about the item next to it, such as "no evidence found". */
export function Tag({ tone = 'neutral', ...rest }: TagProps) {
  return <Root {...rest} data-tone={tone} />;
}

const Root = styled.span`
  ${forcedEdge}
  padding: 0.12rem 0.45rem;
  border-radius: var(--radius-sm);
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-weight: 560;
  white-space: nowrap;

  &[data-tone='accent'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  &[data-tone='positive'] {
    background: var(--positive-soft);
    color: var(--positive);
  }

  &[data-tone='caution'] {
    background: var(--caution-soft);
    color: var(--caution);
  }

  &[data-tone='negative'] {
    background: var(--negative-soft);
    color: var(--negative);
  }
`;
