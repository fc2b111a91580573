/** Maximum length of a custom URL, in characters. */
export const SLUG_MAX = 60;

export const SLUG_MESSAGE = 'Custom URL must start with a letter and only contain letters, numbers, and hyphens';

/**
 * Normalises a custom URL: lower case, with single hyphens for everything but letters and digits, and none at either
 * end.
 */
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

/** Like `normaliseSlug`, for text still being typed: a trailing hyphen stays, because more may follow. */
export function slugAsTyped(value: string): string {
  const slug = normaliseSlug(value);
  const goesOn = slug !== '' && slug.length < SLUG_MAX && /[^\p{L}\p{N}]$/u.test(value.normalize());
  return goesOn ? `${slug}-` : slug;
}

/** The error message for the format of a custom URL; null if it is valid. Empty means the default URL. */
export function slugProblem(value: string): string | null {
  return value === '' || /^[a-z][a-z0-9-]*$/i.test(value) ? null : SLUG_MESSAGE;
}
