import { INVESTMENT_RANGES, type InvestmentRangeId } from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Db } from '../open.ts';
import { fold } from '../search.ts';
import { TERMS } from './postgres-directory.ts';
import { RANGES, SUFFIX_LETTERS } from './tables.ts';

/** Minimum length of a search word that may match inside a word; a shorter one must match at the start. */
const INSIDE_MIN = 3;
const WORDS_MAX = 10;
/** Maximum number of directory words to look up for one search word, in the first and in the second lookup. */
const TERMS_FIRST = 64;
const TERMS_MAX = 2000;
/** Sorts after every string with the same prefix. */
const LAST = '\u{10FFFF}';

export interface SearchWord {
  letters: string;
  /** True when the word only matches at the start of a directory word. */
  isStart: boolean;
}

/** What the directory knows about a search word. */
export interface WordMatch extends SearchWord {
  /** Directory words that contain the search word. */
  terms: string[];
  /** True when `terms` is complete. */
  isWhole: boolean;
  /** Sum of the people per term: in total, and in the requested range. A person with two of the terms counts twice. */
  holders: number;
  within: number;
  /** People in the requested range who have the most common term. */
  most: number;
}

/** Search words, and the investment range to count in. */
interface Search {
  words: readonly SearchWord[];
  range: InvestmentRangeId | undefined;
}

/** The column of `directory_terms` that counts people in a range; `holders` without a range. */
function countOf(range: InvestmentRangeId | undefined): string {
  const asked = INVESTMENT_RANGES.find(({ id }) => id === range);
  if (!asked) return 'holders';
  const counts = Object.entries(RANGES).find(([, [from, to]]) => from === asked.from && to === asked.to);
  if (!counts) throw new Error(`The directory does not count those who invest ${asked.label}`);
  return counts[0];
}

/** Splits the typed text into search words. */
export function wordsOf(typed: string): SearchWord[] {
  const words = new Set(fold(typed).split(' ').filter(Boolean).slice(0, WORDS_MAX));
  return [...words].map((letters) => ({
    letters,
    isStart: [...letters].length < INSIDE_MIN && /^[\p{L}\p{N}]+$/u.test(letters),
  }));
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function lookUp({ letters, isStart }: SearchWord, at: number, range: InvestmentRangeId | undefined, limit: number) {
  const start = [...letters].slice(0, SUFFIX_LETTERS).join('');
  const isLonger = start !== letters;
  return sql`
    select ${sql.lit(at)} as at, found.term, holders, ${sql.ref(countOf(range))} as within from (
      select term from directory_suffixes
      where is_start in (${sql.raw(isStart ? '1' : '0, 1')}) and suffix >= ${start} and suffix < ${start + LAST}
      ${isLonger ? sql`and term like ${`%${escapeLike(letters)}%`} escape '\\'` : sql``} limit ${sql.lit(limit)}
    ) as found join directory_terms on directory_terms.term = found.term`;
}

const sum = (counts: number[]) => counts.reduce((so, count) => so + count, 0);

async function meaningsUpTo(db: Db, { words, range }: Search, limit: number): Promise<WordMatch[]> {
  const queries = words.map((word, at) => lookUp(word, at, range, limit));
  const { rows } = await sql<{ at: number; term: string; holders: number; within: number }>`
    ${sql.join(queries, sql` union all `)}`.execute(db);
  return words.map(({ letters, isStart }, at) => {
    const found = rows.filter((row) => row.at === at);
    // A term that contains the letters twice is found twice.
    const terms = [...new Map(found.map((row) => [row.term, row])).values()];
    return {
      letters,
      isStart,
      terms: terms.map(({ term }) => term),
      isWhole: found.length < limit,
      holders: sum(terms.map(({ holders }) => holders)),
      within: sum(terms.map(({ within }) => within)),
      most: Math.max(0, ...terms.map(({ within }) => within)),
    };
  });
}

/**
 * Looks up the directory words that match a search. Common words are looked up completely only when the first lookup
 * doesn't tell enough, which `isEnough` decides.
 */
export async function meaningsOf(
  db: Db,
  search: Search,
  isEnough: (meanings: readonly WordMatch[]) => boolean,
): Promise<WordMatch[]> {
  const first = await meaningsUpTo(db, search, TERMS_FIRST);
  if (first.every(({ isWhole }) => isWhole) || isEnough(first)) return first;
  return await meaningsUpTo(db, search, TERMS_MAX);
}

/**
 * True for rows of `directory_people` that contain every word. Except for long texts, the indexes answer this without
 * reading rows.
 */
export function holdsWords(words: readonly SearchWord[]): RawBuilder<boolean> {
  const holdsIn = (column: string) => {
    const conditions = words.map(({ letters, isStart }) => {
      const escaped = escapeLike(letters);
      return isStart
        ? sql`(${sql.raw(column)} like ${`${escaped}%`} escape '\\' or ${sql.raw(column)} like ${`% ${escaped}%`} escape '\\')`
        : sql`${sql.raw(column)} like ${`%${escaped}%`} escape '\\'`;
    });
    return sql.join(conditions, sql` and `);
  };
  return sql<boolean>`case when directory_people.search_text is null
    then exists (select 1 from directory_people as longer
      where longer.id = directory_people.id and ${holdsIn('longer.long_text')})
    else ${holdsIn('directory_people.search_text')} end`;
}

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** True when the word index finds exactly the people who match. */
export const isIndexed = (db: Db, { isWhole, isStart }: WordMatch): boolean => isWhole || (isStart && !isPostgres(db));

/** True for rows of `directory_people` that match every search word, using the word index. */
export function means(db: Db, meanings: readonly WordMatch[]): RawBuilder<boolean> {
  if (isPostgres(db)) {
    return sql<boolean>`${sql.join(
      meanings.map(({ terms }) => sql`${sql.raw(TERMS)} && ${terms}::text[]`),
      sql` and `,
    )}`;
  }
  const parts = meanings.map(({ terms, isStart, letters }) =>
    isStart ? `${quote(letters)}*` : `(${terms.map(quote).join(' OR ')})`,
  );
  return sql<boolean>`directory_words match ${parts.join(' AND ')}`;
}
