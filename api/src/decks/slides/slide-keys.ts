import type { DeckFile, SlideSize } from './types.ts';

const NAME = /([a-z0-9-]+)\.pdf$/;

function folderOf({ key }: DeckFile): string {
  const [, id] = NAME.exec(key) ?? [];
  if (!id) throw new Error(`${key} is no key of a deck`);
  return `slides/${id}`;
}

/** Storage key of the slide list. */
export const sheetKey = (deck: DeckFile) => `${folderOf(deck)}/sheet.json`;

/** Storage key of one image. */
export const imageKey = (deck: DeckFile, number: number, size: SlideSize) => `${folderOf(deck)}/${number}-${size}.webp`;
