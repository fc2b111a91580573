import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Field, type FieldShell } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { Input } from '../TextField/TextField.tsx';
import { addTags } from './add-tags.ts';
import { TagList } from './TagList.tsx';

export interface TagInputProps extends FieldShell {
  id?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Closed list to choose from; without it any text may be added. */
  options?: readonly string[];
  placeholder?: string;
  /** @default 'Add' */
  addLabel?: ReactNode;
  disabled?: boolean;
  onBlur?: () => void;
}

/** A list of short entries. Enter, a comma or the button adds one; entries are trimmed and never doubled. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, options, placeholder, addLabel = 'Add', disabled, onBlur, ...shell } = props;
  const [draft, setDraft] = useState('');
  const entry = useRef<HTMLInputElement & HTMLSelectElement>(null);

  const add = (text: string) => {
    const next = addTags(value, text);
    if (next.length !== value.length) onChange(next);
    setDraft('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    if (draft.trim() === '' && event.key === 'Enter') return;
    event.preventDefault();
    add(draft);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.value.includes(',')) add(event.target.value);
    else setDraft(event.target.value);
  };

  const list = (
    <TagList
      tags={value}
      disabled={disabled}
      onRemove={(tag) => onChange(value.filter((other) => other !== tag))}
      onEmptied={() => entry.current?.focus()}
    />
  );
  if (options) {
    const left = options
      .filter((option) => !value.includes(option))
      .map((option) => ({ value: option, label: option }));
    return (
      <Choice>
        <Select
          {...shell}
          ref={entry}
          value=""
          placeholder={placeholder ?? 'Add one'}
          options={left}
          disabled={disabled || left.length === 0}
          onBlur={onBlur}
          onChange={(event) => add(event.target.value)}
        />
        {list}
      </Choice>
    );
  }
  return (
    <Field {...shell}>
      {(control) => (
        <>
          {list}
          <Line>
            <Input
              {...control}
              ref={entry}
              type="text"
              value={draft}
              placeholder={placeholder}
              disabled={disabled}
              onChange={handleChange}
              onKeyDown={handleKeyDown}
              onBlur={onBlur}
            />
            <Button disabled={disabled} onClick={() => add(draft)}>
              {addLabel}
            </Button>
          </Line>
        </>
      )}
    </Field>
  );
}

const Choice = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: center;
`;
