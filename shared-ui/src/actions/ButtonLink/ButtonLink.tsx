import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles, lookAttributes } from '../Button/button-styles.ts';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

export interface ButtonLinkProps extends AnchorProps, ButtonLook {
  /** Decorative icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button, for the main next step. */
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
