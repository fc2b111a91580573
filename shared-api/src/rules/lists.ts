/** Trims entries and drops empty ones and later duplicates, ignoring case. */
export function tidyList(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  return entries
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '' && !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
}

/** Splits comma-separated text into a list. */
export const splitList = (text: string): string[] => tidyList(text.split(','));

/** Joins a list with commas. A comma inside an entry becomes a space, because it would split the entry. */
export const joinList = (entries: readonly string[]): string =>
  tidyList(entries.map((entry) => entry.replaceAll(',', ' '))).join(', ');

/**
 * Reads investment fields in every form they arrive in: a list, JSON text, comma-separated text, or a list of fragments
 * of JSON text such as `['["SaaS"', '"Fintech"]']`.
 */
export function readFields(value: unknown): string[] {
  if (Array.isArray(value)) {
    const parts = value.filter((part): part is string => typeof part === 'string');
    return parts.some((part) => /[[\]"]/.test(part)) ? readFields(parts.join(',')) : tidyList(parts);
  }
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    if (Array.isArray(parsed)) return readFields(parsed.map((part) => String(part).replace(/[[\]"]/g, '')));
  } catch {
    // Not valid JSON as a whole: JSON fragments or plain text.
  }
  return splitList(value.replace(/[[\]"]/g, ''));
}
