/** The part of a text that looks like one JSON object: code fences and talk around it are left out. */
function objectIn(text: string): string | null {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? null : text.slice(start, end + 1);
}

/** Reads the JSON object that a model wrote, whatever it wrote around it; undefined when there is none. */
export function readObject(text: string): unknown {
  for (const candidate of [text, objectIn(text)]) {
    try {
      const value: unknown = candidate === null ? undefined : JSON.parse(candidate);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    } catch {
      // The next candidate may be one.
    }
  }
  return undefined;
}

/**
 * Writes data so that nothing in it can end the place that it stands in: no angle bracket and no invisible character
 * goes through as it is.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(
    /[<>&\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
        .join(''),
  );
