import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldShell } from '../Field/Field.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'>, FieldShell {
  options: readonly Option[];
  /** Text of the empty option. Omit it to have no empty option. */
  placeholder?: string;
}

/** A choice of one from several, as a native select because it works best on phones. Other props go to the select. */
export function Select(props: SelectProps) {
  const { id, label, hideLabel, optional, hint, error, className, options, placeholder, ...rest } = props;
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error, className }}>
      {(control) => <SelectControl {...rest} {...control} options={options} placeholder={placeholder} />}
    </Field>
  );
}

/** The select without its label and messages. */
export function SelectControl(
  props: Omit<ComponentProps<'select'>, 'children'> & Pick<SelectProps, 'options' | 'placeholder'>,
) {
  const { options, placeholder, ...rest } = props;
  return (
    <Box>
      <Control {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <ChevronDown aria-hidden="true" />
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 0.75rem;
    top: 50%;
    width: 1rem;
    height: 1rem;
    translate: 0 -50%;
    color: var(--muted);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 2.25rem;
  text-overflow: ellipsis;

  & > option {
    background: var(--raised);
    color: var(--ink);
  }
`;
