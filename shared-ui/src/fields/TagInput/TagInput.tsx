import { type ReactNode, useRef } from 'react';
import { Field, type FieldShell } from '../Field/Field.tsx';
import { SelectControl } from '../Select/Select.tsx';
import { addTags } from './add-tags.ts';
import { TagEntry } from './TagEntry.tsx';
import { TagList } from './TagList.tsx';

export interface TagInputProps extends FieldShell {
  id?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Allowed entries. Omit it to allow any text. */
  options?: readonly string[];
  placeholder?: string;
  /** @default 'Add' */
  addLabel?: ReactNode;
  disabled?: boolean;
  onBlur?: () => void;
}

/** A list of short entries. Enter, a comma or the button adds one. Entries are trimmed and unique. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, options, placeholder, addLabel = 'Add', disabled, onBlur, ...shell } = props;
  const entry = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const left = options?.filter((option) => !value.includes(option)).map((option) => ({ value: option, label: option }));
  const handleAdd = (text: string) => {
    const next = addTags(value, text);
    if (next.length !== value.length) onChange(next);
  };
  return (
    <Field {...shell}>
      {(control) => (
        <>
          <TagList
            tags={value}
            disabled={disabled}
            onRemove={(tag) => onChange(value.filter((other) => other !== tag))}
            onEmptied={() => entry.current?.focus()}
          />
          {left ? (
            <SelectControl
              {...control}
              ref={entry}
              value=""
              placeholder={placeholder ?? 'Add one'}
              options={left}
              disabled={disabled || left.length === 0}
              onBlur={onBlur}
              onChange={(event) => onChange([...value, event.target.value])}
            />
          ) : (
            <TagEntry
              {...control}
              ref={entry}
              placeholder={placeholder}
              addLabel={addLabel}
              disabled={disabled}
              onAdd={handleAdd}
              onBlur={onBlur}
            />
          )}
        </>
      )}
    </Field>
  );
}
