import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SubmissionTab } from '@northlight/shared-api/rules';
import { INVESTMENT_RANGES, INVESTOR_SORTS, SUBMISSION_SORTS, SUBMISSION_TABS } from '@northlight/shared-api/rules';
import { sql } from 'kysely';
import { buildInvestor } from '../../test/factories/users.ts';
import { STATISTICS } from '../../test/plans/statistics.ts';
import { type Db, openDatabase } from '../platform/database/open.ts';
import { sqlite } from '../platform/database/sqlite.ts';
import { countReceived, listReceived } from '../submissions/received/repository.ts';
import { countSent, listSent, listVersions } from '../submissions/sent/repository.ts';
import { listInvestors } from './repository.ts';

let db: Db;
let asked: { text: string; values: readonly unknown[] }[] = [];
/**
 * SQLite plans by the schema and the statistics of `analyze`, not by the table contents. With the statistics of a
 * million investors and 100,000 submissions, it chooses the same plans here as for a database of that size.
 */
async function open(isCounted: boolean) {
  const engine = sqlite(':memory:');
  if (isCounted) {
    const first = await openDatabase({ ...engine });
    await sql`analyze`.execute(first);
    await sql`delete from sqlite_stat1`.execute(first);
    for (const [table, index, counts] of STATISTICS) {
      await sql`insert into sqlite_stat1(tbl, idx, stat) values (${table}, ${index}, ${counts})`.execute(first);
    }
    // Reloads the statistics.
    await sql`analyze sqlite_schema`.execute(first);
  }
  db = await openDatabase(engine, ({ query }) => {
    asked.push({ text: query.sql, values: query.parameters });
  });
  const clock = () => new Date('2026-11-20T10:00:00.000Z');
  const inAllRanges = { min_investment: 1, max_investment: 10_000_000 };
  await buildInvestor({ db, clock }, { last_name: 'Common', company: 'Fold Capital', ...inAllRanges });
  await sql`update directory_terms set holders = 200000, up_to_100k = 90000, from_100k = 80000, from_500k = 70000,
    from_1m = 60000, from_5m = 50000 where term = 'common'`.execute(db);
}

/** The query plans of all recorded queries. */
async function plans(): Promise<string[]> {
  const queries = [...asked];
  const found: string[] = [];
  for (const { text, values } of queries) {
    const parts = `explain query plan ${text}`.split('?').map((part) => sql.raw(part));
    const query = sql.join(
      parts.flatMap((part, at) => (at === 0 ? [part] : [sql.lit(values[at - 1]), part])),
      sql``,
    );
    const { rows } = await sql<{ detail: string }>`${query}`.execute(db);
    found.push(rows.map(({ detail }) => detail).join('\n'));
  }
  return found;
}

const page = { limit: 6, offset: 0 };
const RANGES = [undefined, ...INVESTMENT_RANGES.map(({ id }) => id)];
const PAGES = RANGES.flatMap((range) => INVESTOR_SORTS.map((sort) => [range ?? 'any range', sort, range] as const));
const TABS = Object.keys(SUBMISSION_TABS) as SubmissionTab[];
const LISTS = TABS.flatMap((tab) => SUBMISSION_SORTS.map((sort) => [tab, sort] as const));

describe.each([
  ['nothing is counted', false],
  ['a million investors and 100,000 submissions are counted', true],
])('when %s', (_name, isCounted) => {
  beforeAll(() => open(isCounted));
  afterAll(() => db.destroy());
  beforeEach(() => {
    asked = [];
  });

  describe('a page of the directory is read from its index', () => {
    it.each(PAGES)('%s, by %s', async (_, sort, range) => {
      await listInvestors(db, { range, sort, page });
      const [rows] = await plans();
      const order = sort.split('-').at(-1);
      const name = range ? `directory_(?!by)\\w+_by_${order}` : `directory_by_${order}`;
      expect(rows).toMatch(
        new RegExp(`LIST SUBQUERY \\d+\n(SCAN|SEARCH) directory_people USING COVERING INDEX ${name}( .*)?\nREUSE LIST`),
      );
      // Only the rows of the page are read, and sorted again.
      expect(rows).not.toMatch(/SCAN users|SCAN directory_people(?! USING COVERING)|TEMP B-TREE(?! FOR ORDER BY$)/);
      expect(rows).toMatch(
        /SCALAR SUBQUERY \d+\nCO-ROUTINE found\n(SCAN|SEARCH) directory_people USING COVERING INDEX directory_/,
      );
    });
  });

  describe('a search of the directory', () => {
    it.each(INVESTOR_SORTS)('of few, by %s, looks up words, and reads those alone who have them', async (sort) => {
      await listInvestors(db, { search: 'ommon ca', range: '1m-5m', sort, page });
      const [words, ids, sorted] = await plans();
      expect(
        words?.match(
          /SEARCH directory_suffixes USING (PRIMARY KEY|COVERING INDEX \w+) \(is_start=\? AND suffix>\? AND suffix<\?\)/g,
        ),
      ).toHaveLength(2);
      expect(words?.match(/SEARCH directory_terms USING PRIMARY KEY \(term=\?\)/g)).toHaveLength(2);
      expect(words).not.toMatch(/SCAN directory/);
      expect(ids).toMatch(/^SCAN directory_words VIRTUAL TABLE INDEX \d+:M/);
      expect(sorted).toMatch(/SEARCH directory_people USING INTEGER PRIMARY KEY \(rowid=\?\)/);
    });

    it.each(PAGES)('of many, %s, by %s, walks the order and reads no rows', async (_, sort, range) => {
      await listInvestors(db, { search: 'common', range, sort, page });
      const walked = (await plans()).find((plan) => plan.includes('directory_by'));
      expect(walked).toMatch(
        new RegExp(`^SCAN directory_people USING COVERING INDEX directory_by_${sort.split('-').at(-1)}\\n`),
      );
      expect(walked).not.toMatch(/TEMP B-TREE/);
    });
  });

  describe('the decks that an investor received', () => {
    it.each(LISTS)('in the tab %s, by %s, come from the index of that order', async (tab, sort) => {
      await listReceived(db, 1, { tab, sort, page });
      const [inOrder] = await plans();
      const orders = { newest: '', oldest: '', company: 'company', founder: 'founder', likelihood: 'likelihood' };
      const name = orders[sort]
        ? `submissions_received_by_${orders[sort]}`
        : 'submissions_(received|received_by_status|searched)';
      expect(inOrder).toMatch(
        new RegExp(`LIST SUBQUERY \\d+\\nSEARCH submissions USING COVERING INDEX ${name} \\(investor_id=\\?`),
      );
      expect(inOrder).not.toMatch(/SCAN/);
    });

    it.each(LISTS)('searched in the tab %s, by %s, are those of one investor', async (tab, sort) => {
      await listReceived(db, 1, { tab, sort, search: 'cold chain', page });
      for (const plan of await plans()) {
        expect(plan).toMatch(/SEARCH submissions USING (COVERING )?INDEX submissions_\w+ \(investor_id=\?/);
        expect(plan).not.toMatch(/SCAN/);
      }
    });

    it('are counted by status from an index', async () => {
      await countReceived(db, 1);
      expect(await plans()).toEqual([
        'SEARCH submissions USING COVERING INDEX submissions_received_by_status (investor_id=?)',
      ]);
    });
  });

  describe('the decks that a founder sent', () => {
    it.each([
      ['listed', () => listSent(db, 1, '', page)],
      ['searched', () => listSent(db, 1, 'fold', page)],
      ['counted', () => countSent(db, 1)],
      ['and their versions', () => listVersions(db, 1, 2)],
    ])('%s come in order from the index of that founder', async (_, ask) => {
      await ask();
      for (const plan of await plans()) {
        expect(plan).toMatch(/SEARCH submissions USING INDEX submissions_sent \(founder_id=\?/);
        expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
      }
    });
  });
});
