import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Input } from '../TextField/TextField.tsx';

interface TagEntryProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> {
  addLabel: ReactNode;
  /** Called with the typed text, which may hold several comma-separated entries. */
  onAdd: (text: string) => void;
}

/** Input for a new entry. */
export function TagEntry({ addLabel, onAdd, ...rest }: TagEntryProps) {
  const [draft, setDraft] = useState('');
  const add = (text: string) => {
    onAdd(text);
    setDraft('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // With no text, Enter submits the form as in any other field.
    if (event.key !== 'Enter' || draft.trim() === '') return;
    event.preventDefault();
    add(draft);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.value.includes(',')) add(event.target.value);
    else setDraft(event.target.value);
  };
  // Add the typed text on blur; otherwise submitting the form would lose it.
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (draft.trim() !== '') add(draft);
    rest.onBlur?.(event);
  };
  return (
    <Line>
      <Input
        {...rest}
        type="text"
        value={draft}
        onBlur={handleBlur}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      <Button disabled={rest.disabled} onClick={() => add(draft)}>
        {addLabel}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: center;
`;
