const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** `javascript:` and the like; `example.com:8080` is a host with its port. */
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** What the links of a profile are called when they are wrong. */
export const LINK_MESSAGES = {
  linkedin: 'Invalid LinkedIn URL',
  twitter: 'Invalid Twitter URL',
  website: 'Invalid website URL',
} as const;

export type LinkField = keyof typeof LINK_MESSAGES;

/**
 * Completes a link: trims it and puts https:// before one that has no scheme.
 * @returns the link, an empty string for none, or null when it is no http or https address
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

/** Says what is wrong with a link of a profile; null when it is fine or empty. */
export const linkProblem = (field: LinkField, value: string): string | null =>
  normaliseLink(value) === null ? LINK_MESSAGES[field] : null;
