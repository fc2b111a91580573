import type { UserRow } from '../platform/database/tables.ts';

/** Path and query string of a profile. */
export const addressOf = ({ id, custom_url_slug: slug }: Pick<UserRow, 'id' | 'custom_url_slug'>): string =>
  slug ? `/investor/${encodeURIComponent(slug)}` : `/investor?id=${id}`;
