import type { Kysely } from 'kysely';
import {
  COLUMNS,
  COUNTED,
  COUNTS,
  createDirectoryOrders,
  createDirectoryTables,
  eachCount,
  INVESTMENT,
  MADE_TABLES,
  MADE_TRIGGERS,
  runAll,
  SUFFIX_LETTERS,
  TEXT_BYTES,
  VISIBLE,
  WATCHED,
  WORD_LETTERS,
} from './tables.ts';

/** SQL that cuts each word of a folded text to `WORD_LETTERS`. */
const cut = (text: string) => `case when length(${text}) <= ${WORD_LETTERS} then ${text} else
  (select string_agg(left(word, ${WORD_LETTERS}), ' ' order by at)
    from unnest(string_to_array(${text}, ' ')) with ordinality as words(word, at)) end`;

const listed = (row: string, from: string) => `
  select id, name_key, company_key, investment, min_investment, max_investment,
    case when octet_length(words) <= ${TEXT_BYTES} then words end,
    case when octet_length(words) > ${TEXT_BYTES} then words end
  from (select ${row}.id, ${row}.name_key, ${row}.company_key, ${INVESTMENT(row)} as investment,
    ${row}.min_investment, ${row}.max_investment, ${cut(`${row}.search_text`)} as words ${from}) as people`;

/** The indexed words of a row. They are computed rather than stored, so that rows stay small. */
export const TERMS = 'directory_terms_of(search_text, long_text)';

/** The explicit cost keeps the planner from preferring a full scan to the index. */
const TERMS_OF = `
  create function directory_terms_of(searched text, longer text) returns text[]
  language plpgsql immutable parallel safe cost 100 as $$
  begin
    return string_to_array(coalesce(searched, longer), ' ');
  end $$`;

const counted = (array: string) => `select distinct word from unnest(${array}) as words(word) where word <> ''`;

const COUNTS_OF_PERSON = `array[${COUNTED('directory_people')}]`;

/**
 * Terms are updated in alphabetical order, so that concurrent updates lock rows in the same order and cannot deadlock.
 * When a person's counts are unchanged, only added and removed words are updated.
 */
const KEEP = `
  create function directory_keep() returns trigger language plpgsql as $$
  declare
    before text[] collate "C" := '{}';
    after text[] collate "C" := '{}';
    counts_before integer[];
    counts_after integer[];
    kept text[] collate "C" := '{}';
  begin
    if tg_op <> 'INSERT' then
      delete from directory_people where id = old.id
        returning ${TERMS}, ${COUNTS_OF_PERSON} into before, counts_before;
      before := coalesce(before, '{}');
    end if;
    if tg_op <> 'DELETE' then
      insert into directory_people(${COLUMNS}) ${listed('new', `where ${VISIBLE('new')}`)}
        returning ${TERMS}, ${COUNTS_OF_PERSON} into after, counts_after;
      after := coalesce(after, '{}');
    end if;
    if counts_before = counts_after then
      kept := array(select unnest(before) intersect select unnest(after));
    end if;
    insert into directory_terms(term, ${COUNTS})
      select word, ${eachCount((_, at) => `counts_after[${at + 1}]`)}
      from (${counted('after')}) as words where word <> all(kept) order by word
      on conflict (term) do update set ${eachCount((count) => `${count} = directory_terms.${count} + excluded.${count}`)};
    perform 1 from directory_terms where term = any(before) and term <> all(kept) order by term for update;
    update directory_terms set ${eachCount((count, at) => `${count} = ${count} - counts_before[${at + 1}]`)}
      where term = any(before) and term <> all(kept);
    delete from directory_terms where term = any(before) and holders = 0;
    return null;
  end $$`;

const KEEP_SUFFIXES = `
  create function directory_keep_suffixes() returns trigger language plpgsql as $$
  begin
    insert into directory_suffixes(is_start, suffix, term)
      select distinct case at when 1 then 1 else 0 end, substr(new.term, at, ${SUFFIX_LETTERS}), new.term
      from generate_series(1, length(new.term)) as letters(at);
    return null;
  end $$`;

const differs = WATCHED.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const TABLES = [
  TERMS_OF,
  // An index walk finishes before parallel workers would have started.
  'alter table directory_people set (parallel_workers = 0)',
  KEEP_SUFFIXES,
  `create trigger directory_keep_suffixes after insert on directory_terms
    for each row execute function directory_keep_suffixes()`,
];

const FILL = [
  `insert into directory_people(${COLUMNS}) ${listed('users', `from users where ${VISIBLE('users')}`)}`,
  `insert into directory_terms(term, ${COUNTS})
    select word, ${COUNTED('directory_people').map((count) => `sum(${count})`)}
    from directory_people, lateral (${counted(TERMS)}) as words group by word`,
];

const TRIGGERS = [
  `create index directory_people_terms on directory_people using gin ((${TERMS}))`,
  'alter index directory_people_terms alter column 1 set statistics 1000',
  KEEP,
  `create trigger directory_insert after insert on users
    for each row when (${VISIBLE('new')}) execute function directory_keep()`,
  `create trigger directory_update after update of ${WATCHED} on users
    for each row when (((${VISIBLE('old')}) or (${VISIBLE('new')})) and (${differs})) execute function directory_keep()`,
  `create trigger directory_delete after delete on users
    for each row when (${VISIBLE('old')}) execute function directory_keep()`,
];

const EARLIER = [
  // Migrations run without a time limit.
  'set local statement_timeout = 0',
  ...MADE_TRIGGERS.map((name) => `drop trigger if exists ${name} on users`),
  ...MADE_TABLES.map((name) => `drop table if exists ${name}`),
  'drop function if exists directory_keep, directory_keep_suffixes, directory_terms_of',
  'drop index if exists users_words',
  'alter table users alter column search_text set statistics -1',
];

/** Fills empty directory tables with all visible investors. */
export const fillDirectory = (db: Kysely<unknown>) => runAll(db, FILL);

/** PostgreSQL: creates the directory tables, a word index, and triggers that keep them up to date. */
export async function createDirectory(db: Kysely<unknown>): Promise<void> {
  await runAll(db, EARLIER);
  await createDirectoryTables(db);
  await runAll(db, TABLES);
  await fillDirectory(db);
  await createDirectoryOrders(db);
  await runAll(db, TRIGGERS);
  await runAll(db, ['analyze directory_people', 'analyze directory_terms', 'analyze directory_suffixes']);
}
