import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldErrors } from '../Field/FieldErrors.tsx';

/** One of the choices of a RadioGroup or Segmented. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A line under the label; RadioGroup only. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Name of the inputs; made up when missing. */
  name?: string;
  error?: string;
  className?: string;
}

/** One of a few, all visible, one under the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend, options, value, onChange, name, error, className } = props;
  const id = useId();
  return (
    <Root className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <Legend className={hideLegend ? 'sr-only' : undefined}>{legend}</Legend>
      {options.map((option) => (
        <Line key={option.value}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </Line>
      ))}
      <FieldErrors id={`${id}-error`} messages={error ? [error] : []} />
    </Root>
  );
}

const Root = styled.fieldset`
  position: relative;
  display: grid;
  gap: var(--s1);
`;

export const Legend = styled.legend`
  margin-bottom: var(--s2);
  font-size: var(--text-sm);
  font-weight: 540;
`;

const Line = styled.label`
  display: flex;
  align-items: baseline;
  gap: var(--s3);
  padding-block: var(--s1);
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    margin: 0;
    accent-color: var(--accent-fill);
    translate: 0 0.15rem;
  }

  & > span {
    display: grid;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
    align-items: center;

    & > input {
      translate: none;
    }
  }
`;
