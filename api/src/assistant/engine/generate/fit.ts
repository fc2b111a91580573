import { DECK_LIMITS } from '@northlight/shared-api/rules';

/** Splits a text at word boundaries into parts of at most `most` characters, without losing any. */
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

/** Joins paragraphs to notes of the maximum length, cut after a paragraph. */
export function notesOf(paragraphs: readonly string[]): string {
  let notes = '';
  for (const paragraph of paragraphs.filter((one) => one !== '')) {
    const longer = notes === '' ? paragraph : `${notes}\n\n${paragraph}`;
    if (longer.length > DECK_LIMITS.notes) break;
    notes = longer;
  }
  return notes;
}

/** What to say, from sentences alone. */
export const spoken = (texts: readonly string[]): string =>
  notesOf([`Say: ${texts.map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`)).join(' ')}`]);
