import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { ComboboxOption } from './combobox-option.ts';
import { Empty, Item, Label, List, Popup, Positioner } from './combobox-styles.ts';

/** The list of matching options, with chosen ones ticked, or `emptyText` when none match. */
export function ComboboxOptions({ emptyText }: { emptyText: string }) {
  return (
    <Base.Portal>
      <Positioner sideOffset={4}>
        <Popup>
          <Empty>{emptyText}</Empty>
          <List>
            {(option: ComboboxOption) => (
              <Item key={option.value} value={option} disabled={option.disabled}>
                {option.picture}
                <Label>{option.label}</Label>
                <Base.ItemIndicator>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Item>
            )}
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}
