import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldShell } from '../Field/Field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'className'>, FieldShell {
  /** Fixed text before the value, such as "$" or "/investor/". */
  prefix?: ReactNode;
}

/** One line of text. Other props, including `ref`, go to the input. */
export function TextField(props: TextFieldProps) {
  const { id, label, hideLabel, optional, hint, error, className, prefix, ...rest } = props;
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error, className }}>
      {(control) =>
        prefix === undefined ? (
          <Input type="text" {...rest} {...control} />
        ) : (
          <Affix>
            <span aria-hidden="true">{prefix}</span>
            <Input type="text" {...rest} {...control} />
          </Affix>
        )
      }
    </Field>
  );
}

export const Input = styled.input`
  ${controlStyles}
`;

const Affix = styled.div`
  display: flex;
  align-items: stretch;

  & > span {
    display: inline-flex;
    align-items: center;
    padding-inline: 0.8rem;
    border: 1px solid var(--line-strong);
    border-right: 0;
    border-radius: var(--radius-md) 0 0 var(--radius-md);
    background: var(--sunken);
    color: var(--muted);
    white-space: nowrap;
  }

  & > ${Input} {
    border-radius: 0 var(--radius-md) var(--radius-md) 0;
  }
`;
