import { cleanText, type DeckDocumentSlide } from '@northlight/shared-api/deck-layout';

const LONGEST = 560;

/** A long text in parts that end where a sentence or a word does. */
function parts(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const head = text.slice(0, LONGEST);
  const end = Math.max(head.lastIndexOf('. ') + 1, 0) || head.lastIndexOf(' ') + 1 || LONGEST;
  return [text.slice(0, end).trim(), ...parts(text.slice(end).trim())];
}

/** What the speaker says to a slide, as a slide of its own; null where nothing is said. */
export function noteSlide({ id, title, notes }: DeckDocumentSlide): DeckDocumentSlide | null {
  const lines = cleanText(notes)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(parts);
  if (lines.length === 0) return null;
  return { id: `${id}-notes`, kind: 'bullets', title: title ? `Notes: ${title}` : 'Notes', lines, notes: '' };
}
