import { type RawBuilder, sql } from 'kysely';

/** Normalizes text for search: lower case, no accents, single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A LIKE pattern that matches the text anywhere, with wildcards escaped. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** True for rows whose folded column contains every word of a search. */
export function hasWords(column: string, search: string): RawBuilder<boolean> {
  const words = fold(search).split(' ').slice(0, 10);
  const conditions = words.map((word) => sql`${sql.ref(column)} like ${anywhere(word)} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
