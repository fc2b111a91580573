import { Combobox, type ComboboxOption } from '@northlight/shared-ui/overlays';
import { useMemo } from 'react';
import { useIcons } from '../canvas/useIcons.ts';
import { type IconSlide, withIcon } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';

const NONE: ComboboxOption = { value: '', label: 'No icon' };

interface IconPickerProps {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Name of the chosen icon, or null. */
  value: string | null;
  onChange: (icon: string | null) => void;
}

/** A choice of an icon from a list that is searched by what icons show. */
export function IconPicker({ label, hideLabel, hint, value, onChange }: IconPickerProps) {
  const icons = useIcons()?.ICONS;
  const options = useMemo(
    () =>
      Object.entries(icons ?? {}).map(
        ([value, { label, words, also, path }]): ComboboxOption => ({
          value,
          label,
          words: [...words, ...also],
          picture: <Picture path={path} />,
        }),
      ),
    [icons],
  );
  const isChosen = options.some((option) => option.value === value);
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      optional
      hint={hint}
      placeholder={hideLabel ? 'Add an icon' : 'Search icons'}
      emptyText="No icon matches"
      options={isChosen ? [NONE, ...options] : options}
      value={isChosen ? value : null}
      onChange={(icon) => onChange(icon || null)}
      disabled={icons === undefined}
    />
  );
}

/** The icon of a slide. */
export const IconField = ({ slide, actions, hint }: FieldsProps<IconSlide> & { hint?: string }) => (
  <IconPicker
    label="Icon"
    hint={hint}
    value={slide.icon ?? null}
    onChange={(icon) => actions.edit(withIcon(slide, icon))}
  />
);

const Picture = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
