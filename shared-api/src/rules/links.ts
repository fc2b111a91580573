const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Matches schemes such as `javascript:`, but not a host with a port such as `example.com:8080`. */
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** Messages for invalid profile links. */
export const LINK_MESSAGES = {
  linkedin: 'Invalid LinkedIn URL',
  twitter: 'Invalid Twitter URL',
  website: 'Invalid website URL',
} as const;

export type LinkField = keyof typeof LINK_MESSAGES;

/**
 * Trims a link and adds https:// if it has no scheme.
 * @returns the link, an empty string for empty input, or null if it is not an http or https URL
 */
export function normaliseLink(value: string): string | null {
  const text = value.trim();
  if (text === '') return '';
  if (/\s/.test(text) || (!SCHEME.test(text) && OTHER_SCHEME.test(text))) return null;
  const full = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password ? full : null;
}

/** The error message for a profile link; null if it is valid or empty. */
export const linkProblem = (field: LinkField, value: string): string | null =>
  normaliseLink(value) === null ? LINK_MESSAGES[field] : null;
