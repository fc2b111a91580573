import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Paragraph } from '../shapes/items.ts';

/** Splits a text at sentences or words so that each part fits, without losing a word. */
export function fitting(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const head = rest.slice(0, most + 1);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! ')) + 1;
    const word = head.lastIndexOf(' ');
    const cut = sentence > most / 3 ? sentence : word > 0 ? word : most;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

const LONGEST_HEADING = 59;
const ENDS_PLAIN = /[\p{L}\p{N}%)”"]:?$/u;

/**
 * Lines of a list. What heads several lines ends with a colon, by which the editor shows headings, if all lines after it
 * have one; otherwise a lower level is marked by a dash.
 */
export function linesOf(paragraphs: readonly Paragraph[]): string[] {
  const top = Math.min(...paragraphs.map(({ level }) => level));
  const isHeading = ({ text, level }: Paragraph, at: number) =>
    level === top && paragraphs[at + 1]?.level === top + 1 && text.length <= LONGEST_HEADING && ENDS_PLAIN.test(text);
  const first = paragraphs.findIndex(isHeading);
  const isClear =
    first >= 0 && paragraphs.every((one, at) => at < first || one.level === top + 1 || isHeading(one, at));
  if (isClear)
    return paragraphs.flatMap((one, at) =>
      fitting(isHeading(one, at) ? `${one.text.replace(/:$/u, '')}:` : one.text, DECK_LIMITS.line),
    );
  return paragraphs.flatMap(({ text, level }) => fitting(level > top ? `– ${text}` : text, DECK_LIMITS.line));
}

/** Parts of at most `size` entries, all of about the same length. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  const each = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => items.slice(index * each, (index + 1) * each)).filter(
    (part) => part.length > 0,
  );
}
