import type { SlideIcon, SlideSetting } from './types.ts';

/** Most lines of a list that leave room for an icon. */
export const LINES_BESIDE_ICON = 3;

/** The icon that a slide names; null for none, or for one that this release does not know. */
export const iconOf = (
  { icon }: { icon?: string | undefined },
  { icons }: Pick<SlideSetting, 'icons'>,
): SlideIcon | null => (icon === undefined ? null : (icons?.named(icon) ?? null));
