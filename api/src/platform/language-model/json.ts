/** The part of a text that looks like a JSON object, without code fences and other text around it. */
function objectIn(text: string): string | null {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? null : text.slice(start, end + 1);
}

/** Parses the JSON object in a model's answer; undefined when there is none. */
export function readObject(text: string): unknown {
  for (const candidate of [text, objectIn(text)]) {
    try {
      const value: unknown = candidate === null ? undefined : JSON.parse(candidate);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    } catch {
      // Try the next candidate.
    }
  }
  return undefined;
}

/**
 * Serializes data for a prompt. Angle brackets and invisible characters are escaped, so that the data cannot end the
 * block it is in.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(
    /[<>&\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
        .join(''),
  );
