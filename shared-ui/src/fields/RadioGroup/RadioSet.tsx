import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldErrors } from '../Field/FieldErrors.tsx';

/** One option of a RadioGroup or Segmented. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Line below the label; RadioGroup only. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioSetProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  /** The chosen value, or null. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Name of the inputs; generated when omitted. */
  name?: string;
  /** One or more messages, all shown. */
  error?: string | readonly string[];
  className?: string;
}

interface Looks {
  /** Selects a style variant. */
  look?: string;
}

/** Connects legend, radios and messages. RadioGroup and Segmented style it. */
export function RadioSet<Value extends string>(props: RadioSetProps<Value> & Looks) {
  const { legend, hideLegend, options, value, onChange, name, error = [], className, look } = props;
  const id = useId();
  const messages = typeof error === 'string' ? [error] : error;
  const isWrong = messages.length > 0;
  return (
    <Root className={className} aria-describedby={isWrong ? `${id}-error` : undefined}>
      <Legend className={hideLegend ? 'sr-only' : undefined}>{legend}</Legend>
      <div data-look={look}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={isWrong || undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-error`} messages={messages} />
    </Root>
  );
}

const Root = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s1);
`;

const Legend = styled.legend`
  margin-bottom: var(--s2);
  font-size: var(--text-sm);
  font-weight: 540;
`;
