import { DECK_LIMITS } from '@northlight/shared-api/rules';

/** Breaks a text at words into parts no longer than `most` characters. Nothing of it is lost. */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > most / 2 ? space : most;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Notes no longer than they may be, cut at the end of a paragraph. */
export function notesOf(paragraphs: readonly string[]): string {
  let notes = '';
  for (const paragraph of paragraphs.filter((one) => one !== '')) {
    const longer = notes === '' ? paragraph : `${notes}\n\n${paragraph}`;
    if (longer.length > DECK_LIMITS.notes) break;
    notes = longer;
  }
  return notes;
}
