import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';
import { initialsOf, tintOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  firstName?: string;
  lastName?: string;
  /** Picture URL. Initials are the fallback when it is missing or does not load. */
  src?: string | null;
  /** 36, 56 or 120 px. @default 'md' */
  size?: 'md' | 'lg' | 'xl';
}

/** A person's picture or initials. Decorative, so show the name next to it. */
export function Avatar({ firstName, lastName, src, size = 'md', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(firstName, lastName);
  return (
    <Root aria-hidden="true" {...rest} data-size={size} data-tint={tintOf(`${firstName} ${lastName}`)}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials}
    </Root>
  );
}

const Root = styled.span`
  ${forcedEdge}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: var(--radius-md);
  background: var(--mono-1);
  color: var(--ink-soft);
  font: 500 0.9375rem / 1 var(--display);
  letter-spacing: 0.01em;
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-size='lg'] {
    width: 3.5rem;
    height: 3.5rem;
    font-size: 1.375rem;
  }

  &[data-size='xl'] {
    width: 7.5rem;
    height: 7.5rem;
    border-radius: var(--radius-lg);
    font-size: 3rem;
  }

  &[data-tint='2'] {
    background: var(--mono-2);
  }

  &[data-tint='3'] {
    background: var(--mono-3);
  }

  &[data-tint='4'] {
    background: var(--mono-4);
  }

  @media (max-width: 767px) {
    &[data-size='xl'] {
      width: 5rem;
      height: 5rem;
      font-size: 2rem;
    }
  }
`;
