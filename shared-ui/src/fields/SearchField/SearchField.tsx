import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../TextField/TextField.tsx';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'ref'> {
  /** Accessible name; only the placeholder is visible. */
  label: string;
  value: string;
  /** Called on every change; empty when cleared. */
  onChange: (term: string) => void;
  className?: string;
}

/** Searches as the user types. Escape or the clear button empties it and keeps focus. Other props go to the input. */
export function SearchField({ id, label, value, onChange, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field id={id} label={label} hideLabel className={className}>
      {(control) => (
        <Box>
          <Search aria-hidden="true" />
          <Input
            autoComplete="off"
            {...rest}
            {...control}
            ref={input}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          {value !== '' && (
            <IconButton label="Clear search" size="sm" onClick={clear}>
              <X />
            </IconButton>
          )}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    left: 0.8rem;
    top: 50%;
    width: 1.125rem;
    height: 1.125rem;
    translate: 0 -50%;
    color: var(--muted);
    pointer-events: none;
  }

  & > input {
    padding-inline: 2.5rem 2.75rem;
  }

  & > input::-webkit-search-cancel-button {
    display: none;
  }

  & > button {
    position: absolute;
    right: 0.35rem;
    top: 50%;
    translate: 0 -50%;
  }

  @media (max-width: 767px) {
    & > button {
      right: 0.125rem;
    }
  }
`;
