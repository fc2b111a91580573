import { Combobox as Base } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { Field } from '../../fields/Field/Field.tsx';
import type { Option } from '../../fields/Select/Select.tsx';
import { type ComboboxProps, keepOnEscape, sameOption } from './Combobox.tsx';
import { ComboboxOptions } from './ComboboxOptions.tsx';
import { Box, Chip, Chips } from './combobox-styles.ts';

export interface MultiComboboxProps extends Omit<ComboboxProps, 'value' | 'onChange'> {
  /** Values of the chosen options, in order of choice. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/**
 * A choice of several from many, each shown as a chip. Works like Combobox; Backspace in the empty input removes the
 * last chip.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { options, value, onChange, placeholder, emptyText = 'No matches', disabled, onBlur, ...shell } = props;
  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? []);
  return (
    <Field {...shell}>
      {(control) => (
        <Base.Root<Option, true>
          multiple
          items={options}
          value={chosen}
          onValueChange={(next) => onChange(next.map((option) => option.value))}
          isItemEqualToValue={sameOption}
          disabled={disabled}
          autoHighlight
        >
          <Box>
            <Chips>
              {chosen.map((option) => (
                <Chip key={option.value} aria-label={option.label}>
                  {option.label}
                  <Base.ChipRemove aria-label={`Remove ${option.label}`}>
                    <X aria-hidden="true" />
                  </Base.ChipRemove>
                </Chip>
              ))}
              <Base.Input
                {...control}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                onBlur={onBlur}
                onKeyDown={keepOnEscape}
              />
            </Chips>
          </Box>
          <ComboboxOptions emptyText={emptyText} />
        </Base.Root>
      )}
    </Field>
  );
}
