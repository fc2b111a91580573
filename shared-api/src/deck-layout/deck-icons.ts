import { iconInCorner, iconOnDisc } from './draw-icon.ts';
import { ICONS } from './icons.generated.ts';
import { arrangedBullets } from './kinds/bullets-arranged.ts';
import type { DeckIcons } from './types.ts';

export { LINES_BESIDE_ICON } from './icon-of.ts';
export type { DeckIcon } from './icons.ts';
export { ICONS };

/** Draws the icons of the list. */
export const DECK_ICONS: DeckIcons = {
  named: (name) => {
    const known = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
    if (!known) return null;
    const icon = { ...known, name };
    return {
      onDisc: (box, look) => iconOnDisc(icon, box, look),
      inCorner: (page, look) => iconInCorner(icon, page, look),
    };
  },
  bullets: arrangedBullets,
};
