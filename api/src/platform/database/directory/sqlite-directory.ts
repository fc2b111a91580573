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

/**
 * All ASCII characters that are neither letters, digits nor spaces. The tokenizer treats them as part of a word, so
 * only spaces separate words.
 */
const PUNCTUATION = Array.from({ length: 0x7f }, (_, at) => String.fromCharCode(at + 1))
  .filter((letter) => !/[\sa-z0-9]/i.test(letter))
  .map((letter) => ({ "'": "''''", '"': '""' })[letter] ?? letter)
  .join('');

/** The words of a folded text as rows. `json_quote` leaves only the spaces between words. */
const wordsOf = (text: string) => `json_each('[' || replace(json_quote(${text}), ' ', '","') || ']')`;

/** Numbers from 0 up to but excluding `count`, as keys. */
const numbersBelow = (count: string) => `json_each('[' || replace(hex(zeroblob(${count} - 1)), '00', '0,') || '0]')`;

const cut = (text: string) => `case when length(${text}) <= ${WORD_LETTERS} then ${text} else
  (select group_concat(substr(value, 1, ${WORD_LETTERS}), ' ') from ${wordsOf(text)}) end`;

const isLong = (text: string) => `length(cast(${text} as blob)) > ${TEXT_BYTES}`;

/** Selects the directory row for a user row. The caller adds `from` and `where`. */
const listed = (row: string) => `
  select id, name_key, company_key, investment, min_investment, max_investment,
    case when ${isLong('words')} then null else words end, case when ${isLong('words')} then words end
  from (select ${row}.id, ${row}.name_key, ${row}.company_key, ${INVESTMENT(row)} as investment,
    ${row}.min_investment, ${row}.max_investment, ${cut(`${row}.search_text`)} as words`;

const text = (row: string) => `coalesce(${row}.search_text, ${row}.long_text)`;
const differs = WATCHED.map((column) => `old.${column} is not new.${column}`).join(' or ');
const add = `insert into directory_people(${COLUMNS}) ${listed('new')} where ${VISIBLE('new')});`;
const remove = 'delete from directory_people where id = old.id;';

const TABLES = [
  `create virtual table directory_words using fts5(words, content='', contentless_delete=1, detail=none,
    prefix='1 2', tokenize="ascii tokenchars '${PUNCTUATION}'")`,
  `create trigger directory_term_insert after insert on directory_terms begin
    insert into directory_suffixes(is_start, suffix, term)
      select distinct key = 0, substr(new.term, key + 1, ${SUFFIX_LETTERS}), new.term from ${numbersBelow('length(new.term)')};
  end`,
];

const FILL = [
  `insert into directory_people(${COLUMNS}) ${listed('users')} from users where ${VISIBLE('users')})`,
  `insert into directory_words(rowid, words) select id, ${text('directory_people')} from directory_people`,
  `create virtual table directory_counted using fts5vocab(directory_words, instance)`,
  `insert into directory_terms(term, ${COUNTS})
    select word.term, ${COUNTED('person').map((count) => `sum(${count})`)}
    from directory_counted as word join directory_people as person on person.id = word.doc group by word.term`,
  `drop table directory_counted`,
];

const TRIGGERS = [
  `create trigger directory_person_insert after insert on directory_people begin
    insert into directory_words(rowid, words) values (new.id, ${text('new')});
    insert into directory_terms(term, ${COUNTS})
      select distinct value, ${COUNTED('new')} from ${wordsOf(text('new'))} where value <> ''
      on conflict(term) do update set ${eachCount((count) => `${count} = ${count} + excluded.${count}`)};
  end`,
  `create trigger directory_person_delete after delete on directory_people begin
    delete from directory_words where rowid = old.id;
    update directory_terms set ${eachCount((count, at) => `${count} = ${count} - ${COUNTED('old')[at]}`)}
      where term in (select value from ${wordsOf(text('old'))});
    delete from directory_terms where holders = 0 and term in (select value from ${wordsOf(text('old'))});
  end`,
  `create trigger directory_insert after insert on users when ${VISIBLE('new')} begin ${add} end`,
  `create trigger directory_update after update of ${WATCHED} on users
    when (${VISIBLE('old')} or ${VISIBLE('new')}) and (${differs}) begin ${remove} ${add} end`,
  `create trigger directory_delete after delete on users when ${VISIBLE('old')} begin ${remove} end`,
];

const EARLIER = [
  ...MADE_TRIGGERS.map((name) => `drop trigger if exists ${name}`),
  ...MADE_TABLES.map((name) => `drop table if exists ${name}`),
  'drop trigger if exists directory_search_insert',
  'drop trigger if exists directory_search_update',
  'drop trigger if exists directory_search_delete',
  'drop table if exists directory_search',
  'drop table if exists directory_words',
];

/** Fills empty directory tables with all visible investors. */
export const fillDirectory = (db: Kysely<unknown>) => runAll(db, FILL);

/** SQLite: creates the directory tables, a word index, and triggers that keep them up to date. */
export async function createDirectory(db: Kysely<unknown>): Promise<void> {
  await runAll(db, EARLIER);
  await createDirectoryTables(db);
  await runAll(db, TABLES);
  await fillDirectory(db);
  await createDirectoryOrders(db);
  await runAll(db, TRIGGERS);
}
