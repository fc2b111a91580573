/** Longest custom URL, in characters. */
export const SLUG_MAX = 60;

export const SLUG_MESSAGE = 'Custom URL must start with a letter and only contain letters, numbers, and hyphens';

/** Brings a custom URL into its form: lower case, hyphens for all that is neither letter nor digit, none doubled or at an end. */
export function normaliseSlug(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
}

/** As `normaliseSlug`, for text that is still being typed: a hyphen at its end stays, for more may follow. */
export function slugAsTyped(value: string): string {
  const slug = normaliseSlug(value);
  const goesOn = slug !== '' && slug.length < SLUG_MAX && /[^\p{L}\p{N}]$/u.test(value.normalize());
  return goesOn ? `${slug}-` : slug;
}

/** Says what is wrong with a custom URL in its form; null when it is fine. Empty means the default address. */
export function slugProblem(value: string): string | null {
  return value === '' || /^[a-z][a-z0-9-]*$/i.test(value) ? null : SLUG_MESSAGE;
}
