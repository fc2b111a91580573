import { type RawBuilder, sql } from 'kysely';

/** Folds text so that capitals and accents make no difference, and one space stands between words. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A LIKE pattern that finds text anywhere; what is special in LIKE stands for itself. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** True for rows whose folded column holds every word of a search. */
export function hasWords(column: string, search: string): RawBuilder<boolean> {
  const words = fold(search).split(' ').slice(0, 10);
  const conditions = words.map((word) => sql`${sql.ref(column)} like ${anywhere(word)} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
