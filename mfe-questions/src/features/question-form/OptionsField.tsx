import { Badge, Button, IconButton, TextField } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { QuestionFormValues } from './question-form.ts';

/** The options of a dropdown. Enter or the button adds one; duplicates are rejected. */
export function OptionsField() {
  const { values, errors, setFieldTouched } = useFormikContext<QuestionFormValues>();
  const options = useFormField<string[]>('options');
  const draft = useFormField<string>('newOption');
  const entry = useRef<HTMLInputElement>(null);

  const handleAdd = () => {
    entry.current?.focus();
    if (values.newOption.trim() === '' || errors.newOption) {
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
      {values.options.length > 0 && (
        <ul aria-label="Options">
          {values.options.map((option) => (
            <li key={option}>
              <Option>
                {option}
                <IconButton size="sm" label={`Remove ${option}`} onClick={() => handleRemove(option)}>
                  <X />
                </IconButton>
              </Option>
            </li>
          ))}
        </ul>
      )}
      <Line>
        <TextField
          {...draft.input}
          ref={entry}
          label="Options"
          hideLabel
          hint="What founders choose from, one at a time."
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

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
`;

const Option = styled(Badge)`
  gap: 0;
  padding-block: 0;
  padding-right: 0;
  border-color: var(--line-strong);
  overflow-wrap: anywhere;
  white-space: normal;
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
