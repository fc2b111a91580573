import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldShell } from '../../fields/Field/Field.tsx';
import type { Option } from '../../fields/Select/Select.tsx';
import { ComboboxOptions } from './ComboboxOptions.tsx';
import { type ComboboxOption, matches } from './combobox-option.ts';
import { Box } from './combobox-styles.ts';

export interface ComboboxProps extends FieldShell {
  id?: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Shown when no option matches the typed text. @default 'No matches' */
  emptyText?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** Base UI clears the field when Escape is pressed on a closed list. Keep the chosen value instead. */
export const keepOnEscape: ComponentProps<typeof Base.Input>['onKeyDown'] = (event) => {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
};

export const sameOption = (one: Option, other: Option) => one.value === other.value;

/**
 * A choice of one from many: type to filter, arrow keys and Enter choose, Escape closes. For up to a dozen options use
 * Select.
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, emptyText = 'No matches', disabled, onBlur, ...shell } = props;
  return (
    <Field {...shell}>
      {(control) => (
        <Base.Root<ComboboxOption>
          items={options}
          {...(options.some(({ words }) => words) && { filter: matches })}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(option) => onChange(option?.value ?? null)}
          isItemEqualToValue={sameOption}
          disabled={disabled}
          autoHighlight
        >
          <Box>
            <Base.Input {...control} placeholder={placeholder} onBlur={onBlur} onKeyDown={keepOnEscape} />
            {!disabled && (
              <Base.Clear aria-label="Clear">
                <X aria-hidden="true" />
              </Base.Clear>
            )}
            <Base.Trigger aria-label="Show options">
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Box>
          <ComboboxOptions emptyText={emptyText} />
        </Base.Root>
      )}
    </Field>
  );
}
