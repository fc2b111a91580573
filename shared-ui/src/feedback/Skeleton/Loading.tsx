import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

export interface LoadingProps extends ComponentProps<'div'> {
  /** Announced to screen readers. @default 'Loading...' */
  label?: string;
  /** Placeholder lines when there are no children. @default 4 */
  lines?: number;
}

const WIDTHS = ['45%', '100%', '88%', '94%', '62%'];

/** Loading state: visible placeholders and a text for screen readers. */
export function Loading({ label = 'Loading...', lines = 4, children, ...rest }: LoadingProps) {
  return (
    <Root aria-busy="true" {...rest}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children ??
        Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} height={line === 0 ? '1.5rem' : undefined} />
        ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
`;
