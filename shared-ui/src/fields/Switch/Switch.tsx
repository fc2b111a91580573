import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Hint } from '../Field/Field.tsx';
import { FieldErrors } from '../Field/FieldErrors.tsx';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: ReactNode;
  /** What the setting does. */
  hint?: ReactNode;
  /** Why the change failed. */
  error?: string;
  className?: string;
}

/**
 * An on/off setting that takes effect immediately. Other props go to the input. To refuse a change, leave `checked` as
 * it is.
 */
export function Switch({ id, label, hint, error, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Root className={className}>
      <span>
        <Name htmlFor={inputId}>{label}</Name>
        {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
        <FieldErrors id={`${inputId}-error`} messages={error ? [error] : []} />
      </span>
      <Control
        {...rest}
        id={inputId}
        type="checkbox"
        role="switch"
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${inputId}-error`, hint && `${inputId}-hint`, rest['aria-describedby']]
            .filter(Boolean)
            .join(' ') || undefined
        }
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s5);

  & > span {
    display: grid;
    gap: 0.1rem;
  }
`;

const Name = styled.label`
  font-weight: 540;
  cursor: pointer;
`;

const Control = styled.input`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  border-radius: var(--radius-full);
  background: var(--line-strong);
  appearance: none;
  cursor: pointer;
  transition: background var(--steady);

  /* The touch target is taller than the visible switch. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.6rem -0.25rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 1.25rem;
    border-radius: 50%;
    background: var(--surface);
    transition: translate var(--steady) var(--ease);
  }

  &:checked {
    background: var(--accent-fill);
  }

  &:checked::after {
    translate: 1.125rem 0;
  }

  &:focus-visible {
    border-radius: var(--radius-full);
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
