import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../Field/control-styles.ts';
import { Field, type FieldShell } from '../Field/Field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldShell {}

/** Multi-line text. Grows with its content where the browser supports it. Other props go to the textarea. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hideLabel, optional, hint, error, className, ...rest } = props;
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error, className }}>
      {(control) => <Root {...rest} {...control} />}
    </Field>
  );
}

const Root = styled.textarea`
  ${controlStyles}
  field-sizing: content;
  min-height: 6.5rem;
  max-height: 28rem;
  line-height: 1.55;
  resize: vertical;

  @media (max-width: 767px) {
    min-height: 7.5rem;
  }
`;
