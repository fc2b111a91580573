import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A category label, such as a sector, a stage or an interest. */
export function Badge(props: ComponentProps<'span'>) {
  return <Root {...props} />;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  min-height: 1.625rem;
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-full);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  white-space: nowrap;
`;
