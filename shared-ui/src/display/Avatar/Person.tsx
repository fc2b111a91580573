import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar, type AvatarProps } from './Avatar.tsx';

export interface PersonProps extends AvatarProps {
  /** Under the name: title, company. */
  detail?: ReactNode;
  /** Makes the name a heading of this level, where the person is what a card or a page is about. */
  heading?: 2 | 3;
}

/** Picture, name and a line about a person. */
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
