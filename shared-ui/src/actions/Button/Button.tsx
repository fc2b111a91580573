import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles, lookAttributes } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** The action is running. The button keeps focus, ignores clicks and is announced as busy. */
  pending?: boolean;
  /** Replaces the label while pending, for example "Saving…". */
  pendingLabel?: ReactNode;
}

/** A button that acts on the current page. Its type is `button` by default. */
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

// Both labels share one grid cell, so the width stays the same when they swap.
const Label = styled.span`
  display: inline-grid;

  & > span {
    grid-area: 1 / 1;
  }

  & > [data-hidden] {
    visibility: hidden;
  }
`;
