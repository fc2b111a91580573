import { Button, TextField } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { OptionList } from './OptionList.tsx';
import type { QuestionFormValues } from './question-form.ts';

/** The options of a dropdown. Enter or the button adds one; duplicates are rejected. */
export function OptionsField() {
  const { values, errors, setFieldTouched } = useFormikContext<QuestionFormValues>();
  const options = useFormField<string[]>('options');
  const draft = useFormField<string>('newOption');
  const entry = useRef<HTMLInputElement>(null);

  const handleAdd = () => {
    entry.current?.focus();
    if (values.newOption.trim() === '' || errors.newOption || errors.renaming) {
      draft.touch();
      options.touch();
      return;
    }
    options.setValue([...values.options, values.newOption.trim()]);
    draft.setValue('');
    void setFieldTouched('newOption', false, false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  };
  const handleRemove = (gone: string) => {
    entry.current?.focus();
    options.setValue(values.options.filter((option) => option !== gone));
  };
  return (
    <Root>
      <span aria-hidden="true">Options</span>
      {values.options.length > 0 && <OptionList onRemove={handleRemove} />}
      <Line>
        <TextField
          {...draft.input}
          ref={entry}
          label="Options"
          hideLabel
          hint="Founders choose one."
          autoComplete="off"
          error={[...new Set([...options.error, ...draft.error])]}
          onKeyDown={handleKeyDown}
        />
        <Button onClick={handleAdd}>Add option</Button>
      </Line>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s2);

  & > span {
    font-size: var(--text-sm);
    font-weight: 540;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s2);

  & > button {
    min-height: 2.75rem;
  }

  @media (max-width: 767px) {
    & > button {
      min-height: 3rem;
    }
  }
`;
