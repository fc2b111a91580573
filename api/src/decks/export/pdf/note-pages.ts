import { cleanText, type DeckDocumentSlide } from '@northlight/shared-api/deck-layout';

const LONGEST = 560;

/** Splits a long text at the end of a sentence or word. */
function parts(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const head = text.slice(0, LONGEST);
  const end = Math.max(head.lastIndexOf('. ') + 1, 0) || head.lastIndexOf(' ') + 1 || LONGEST;
  return [text.slice(0, end).trim(), ...parts(text.slice(end).trim())];
}

/** Turns the speaker notes of a slide into a slide of their own; null when there are none. */
export function noteSlide({ id, title, notes }: DeckDocumentSlide): DeckDocumentSlide | null {
  const lines = cleanText(notes)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(parts);
  if (lines.length === 0) return null;
  return { id: `${id}-notes`, kind: 'bullets', title: title ? `Notes: ${title}` : 'Notes', lines, notes: '' };
}
