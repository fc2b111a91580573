import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends ComponentProps<'span'> {
  /** Product name. It is configurable, so the caller passes it. */
  name: string;
}

/** Logo mark and product name. Put it inside the link to the start page. */
export function Logo({ name, ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <LogoMark />
      {name}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  font: 500 1.3125rem / 1 var(--display);
  letter-spacing: -0.015em;

  & > svg {
    width: 1.875rem;
    height: 1.25rem;
    color: var(--accent);
  }
`;
