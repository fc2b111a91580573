import type { DeckFile, SlideSize } from './types.ts';

const NAME = /([a-z0-9-]+)\.pdf$/;

function folderOf({ key }: DeckFile): string {
  const [, id] = NAME.exec(key) ?? [];
  if (!id) throw new Error(`${key} is no key of a deck`);
  return `slides/${id}`;
}

/** Where the list of slides is kept. */
export const sheetKey = (deck: DeckFile) => `${folderOf(deck)}/sheet.json`;

/** Where one image is kept. */
export const imageKey = (deck: DeckFile, number: number, size: SlideSize) => `${folderOf(deck)}/${number}-${size}.webp`;
