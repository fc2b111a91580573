import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles, lookAttributes } from '../Button/button-styles.ts';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

export interface ButtonLinkProps extends AnchorProps, ButtonLook {
  /** Icon before the label; decorative. */
  icon?: ReactNode;
}

/** A link that looks like a button, because it is the next thing to do. */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest} {...lookAttributes({ variant, size, block })}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  ${buttonStyles}
`;
