import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Hint } from '../Field/Field.tsx';
import { FieldErrors } from '../Field/FieldErrors.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
}

/** A yes/no choice that takes effect on submit. Other props go to the input. */
export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Root className={className}>
      <Line>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      <FieldErrors id={`${inputId}-error`} messages={error ? [error] : []} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: var(--s1);

  & > :not(label) {
    padding-left: calc(1.15rem + var(--s3));
  }
`;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 1.75rem;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    margin: 0;
    accent-color: var(--accent-fill);
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;
