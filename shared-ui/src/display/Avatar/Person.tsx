import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar, type AvatarProps } from './Avatar.tsx';

export interface PersonProps extends AvatarProps {
  /** Line under the name, for example title and company. */
  detail?: ReactNode;
  /** Renders the name as a heading of this level. Use it when the card or page is about this person. */
  heading?: 2 | 3;
}

/** Picture, name and one line of detail. */
export function Person({ detail, heading, className, ...avatar }: PersonProps) {
  const Name = heading ? (`h${heading}` as const) : 'b';
  return (
    <Root className={className}>
      <Avatar {...avatar} />
      <span>
        <Name>{[avatar.firstName, avatar.lastName].filter(Boolean).join(' ')}</Name>
        {detail && <small>{detail}</small>}
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-width: 0;

  & > span:last-child {
    display: grid;
    min-width: 0;
  }

  & h2,
  & h3 {
    font-size: var(--title-sm);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
