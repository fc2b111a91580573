import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldShell } from '../../fields/Field/Field.tsx';
import type { Option } from '../../fields/Select/Select.tsx';
import { ComboboxOptions } from './ComboboxOptions.tsx';
import { Box } from './combobox-styles.ts';

export interface ComboboxProps extends FieldShell {
  id?: string;
  options: readonly Option[];
  /** Value of the chosen option; null when none is. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Said when no option matches what is typed. @default 'Nothing matches' */
  emptyText?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** Base UI empties the field when Escape is pressed while the list is closed; a choice is not to be lost that way. */
export const keepOnEscape: ComponentProps<typeof Base.Input>['onKeyDown'] = (event) => {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
};

export const sameOption = (one: Option, other: Option) => one.value === other.value;

/** One of many: type to narrow the list, arrow keys and Enter choose, Escape closes. For a dozen or fewer, Select. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, emptyText = 'Nothing matches', disabled, onBlur, ...shell } = props;
  return (
    <Field {...shell}>
      {(control) => (
        <Base.Root<Option>
          items={options}
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
