import type { Evaluation } from '@northlight/shared-api';

type Read = Pick<Evaluation, 'unreadable_slides' | 'partly_read_slides' | 'foreign_slides' | 'hidden_text_slides'>;

/** Notes on single slides, by slide number. */
export function notesOf({
  unreadable_slides,
  partly_read_slides,
  foreign_slides,
  hidden_text_slides,
}: Read): Map<number, string> {
  const notes = new Map<number, string>();
  for (const slide of partly_read_slides) notes.set(slide, 'Contains an image that couldn’t be read in full.');
  for (const slide of hidden_text_slides) notes.set(slide, 'Contains text that can’t be seen, so it wasn’t scored.');
  for (const { slide, language } of foreign_slides) notes.set(slide, `In ${language}; not assessed.`);
  for (const slide of unreadable_slides) notes.set(slide, 'Couldn’t be read; not assessed.');
  return notes;
}
