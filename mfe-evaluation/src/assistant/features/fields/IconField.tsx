import { Combobox, type ComboboxOption } from '@northlight/shared-ui/overlays';
import { useMemo } from 'react';
import { useIcons } from '../canvas/useIcons.ts';
import { type IconSlide, withIcon } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';

const NONE: ComboboxOption = { value: '', label: 'No icon' };

/** The icon of a slide, chosen from a list that is searched by what icons show. */
export function IconField({ slide, actions, hint }: FieldsProps<IconSlide> & { hint?: string }) {
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
  const value = slide.icon ?? null;
  const isChosen = options.some((option) => option.value === value);
  return (
    <Combobox
      label="Icon"
      optional
      hint={hint}
      placeholder="Search icons"
      emptyText="No icon matches"
      options={isChosen ? [NONE, ...options] : options}
      value={isChosen ? value : null}
      onChange={(icon) => actions.edit(withIcon(slide, icon || null))}
      disabled={icons === undefined}
    />
  );
}

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
