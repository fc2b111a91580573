import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles, lookAttributes } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** The action is under way: keeps focus, ignores clicks, tells assistive technology. */
  pending?: boolean;
  /** Shown instead of the label while pending, such as "Saving…". */
  pendingLabel?: ReactNode;
}

/** A button that does something on this page. Type is `button` unless told otherwise. */
export function Button({ variant, size, block, icon, pending, pendingLabel, onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      {...lookAttributes({ variant, size, block })}
      data-pending={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      {icon}
      {pendingLabel === undefined ? (
        children
      ) : (
        <Label>
          <span data-hidden={pending || undefined}>{children}</span>
          <span data-hidden={!pending || undefined}>{pendingLabel}</span>
        </Label>
      )}
    </Root>
  );
}

const Root = styled.button`
  ${buttonStyles}
`;

// Both labels lie in one cell, so that the width does not change when one takes the other's place.
const Label = styled.span`
  display: inline-grid;

  & > span {
    grid-area: 1 / 1;
  }

  & > [data-hidden] {
    visibility: hidden;
  }
`;
