import type { FileLinks } from '../../platform/security/file-links.ts';
import { imageKey } from './slide-keys.ts';
import type { DeckFile, SlideSize } from './types.ts';

/** A temporary URL for the image of a slide. */
export const imageAddressOf = (links: FileLinks, deck: DeckFile, number: number, size: SlideSize): string =>
  links.to({ key: imageKey(deck, number, size), name: `slide-${number}.webp` });

/** Parses the URL of a slide image; null when it is not one. */
export function readImageAddress({ deck, name }: { deck: string; name: string }) {
  const [, number, size] = /^(\d{1,3})-(large|small)\.webp$/.exec(name) ?? [];
  if (!number || !/^[a-z0-9-]+$/.test(deck)) return null;
  return { deck: { key: `decks/${deck}.pdf` }, number: Number(number), size: size as SlideSize };
}
