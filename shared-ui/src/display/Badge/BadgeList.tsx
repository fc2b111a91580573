import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Badge } from './Badge.tsx';

export interface BadgeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[];
  /** Shows this many badges, then "+N". Screen readers and a hover reveal the rest. */
  limit?: number;
}

/** Badges that wrap onto several lines. */
export function BadgeList({ items, limit = items.length, ...rest }: BadgeListProps) {
  const hidden = items.slice(limit);
  return (
    <Root {...rest}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <Badge title={hidden.join(', ')}>
            <span aria-hidden="true">+{hidden.length}</span>
            <span className="sr-only">and {hidden.join(', ')}</span>
          </Badge>
        </li>
      )}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
`;
