import type { DeckDocumentSlide } from '../../contract.ts';
import type { BodyLayout } from '../page.ts';
import type { LayoutWarning } from '../types.ts';
import { bulletsBody } from './bullets.ts';

const NEWER: LayoutWarning = {
  code: 'unknown_kind',
  message: 'This slide was made with a newer version of the editor. Reload the page to see and edit it as it is.',
};

/** Keys whose strings are not slide text. */
const NAMES = ['id', 'kind', 'title', 'notes', 'image', 'icon', 'icons', 'look', 'state', 'type'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (NAMES.includes(key) ? [] : textsIn(one)));
}

/** A slide of a kind that this release does not know: all its texts as a list, and a remark. */
export const unknownBody: BodyLayout<DeckDocumentSlide> = (slide, area, look, setting) => {
  const { id, title, notes } = slide;
  const bodies = bulletsBody({ id, title, notes, kind: 'bullets', lines: textsIn(slide) }, area, look, setting);
  return bodies.map((body, index) => (index === 0 ? { ...body, warnings: [NEWER] } : body));
};
