import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { expectedRows } from '../../../api/src/platform/database/postgres-search.ts';
import type { Page } from '../../../api/src/platform/http/schemas.ts';
import type { Found } from './found.ts';

/** True for people with a word that starts like this. */
export const hasStart = (letters: string): RawBuilder<boolean> =>
  sql<boolean>`words @@ ${`'${letters.replace(/['\\]/g, '$&$&')}':*`}::tsquery`;

interface SortedQuery {
  conditions: RawBuilder<unknown>;
  /** The same conditions, in a form that no index answers. */
  checks: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  page: Page;
  most: number;
}

/** Above this many expected matches, a page may fill sooner along the order. */
const MANY = 10_000;
/** Rows of the order that are tried for each place of the page. */
const TRIED = 500;

async function isSoonFull(db: Db, { checks, order, page }: SortedQuery): Promise<boolean> {
  const wanted = page.offset + page.limit;
  const { rows } = await sql`
    select id from (
      select id, min_investment, max_investment, search_text from standard_people
      order by ${order} limit ${sql.lit(Math.min(50_000, TRIED * wanted))}
    ) as tried ${checks} limit ${sql.lit(wanted)}`.execute(db);
  return rows.length === wanted;
}

async function find(db: Db, { conditions, order, page, most }: SortedQuery): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select count(*) as count, coalesce(
      (array_agg(id order by ${order}))[${sql.lit(page.offset + 1)}:${sql.lit(page.offset + page.limit)}], '{}') as ids
    from (select id, name_key, company_key, investment from standard_people ${conditions} limit ${sql.lit(most)}) as found
  `.execute(db);
  const [found] = rows;
  return found && found.count < most ? found : null;
}

/** Finds and sorts everybody who matches; null when there are `most` or more, or when a walk is faster. */
export async function sorted(db: Db, sorting: SortedQuery): Promise<Found | null> {
  const expected = await expectedRows(db, sql`select id from standard_people ${sorting.conditions}`);
  if (expected <= MANY) return await find(db, sorting);
  if (await isSoonFull(db, sorting)) return null;
  // The planner would scan all rows, because it expects to reach the limit soon.
  return await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return await find(tx, sorting);
  });
}

/** Copies the narrow rows with their ordinary indexes, and adds GIN indexes of their words and trigrams. */
export async function create(db: Db): Promise<void> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'directory_people' and indexdef like 'CREATE INDEX%'
    and indexdef not like '% USING gin %'`.execute(db);
  const indexes = rows.map(({ indexdef }) =>
    indexdef
      .replace('INDEX directory_', 'INDEX standard_')
      .replace(/ON (\w+\.)?directory_people/, 'ON standard_people'),
  );
  for (const statement of [
    'create extension if not exists pg_trgm',
    'create table standard_people (like directory_people)',
    `alter table standard_people add column words tsvector
      generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored`,
    'insert into standard_people select * from directory_people',
    'alter table standard_people add primary key (id)',
    ...indexes,
    'create index standard_words on standard_people using gin (words)',
    'create index standard_parts on standard_people using gin (search_text gin_trgm_ops)',
    'alter table standard_people alter column search_text set statistics 1000',
    'alter table standard_people alter column words set statistics 1000',
  ])
    await sql.raw(statement).execute(db);
}
