import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { INVESTMENT_RANGES, INVESTOR_SORTS } from '@northlight/shared-api/rules';
import { Kysely, sql } from 'kysely';
import { type Db, openDatabase } from '../src/database/open.ts';
import { sqlite } from '../src/database/sqlite.ts';
import type { Database } from '../src/database/tables.ts';
import { listInvestors } from '../src/repositories/investors.ts';

let db: Db;
let asked: { text: string; values: readonly unknown[] }[];
beforeEach(async () => {
  const engine = sqlite(':memory:');
  await openDatabase(engine);
  asked = [];
  db = new Kysely<Database>({
    dialect: engine.dialect,
    log: ({ query }) => {
      asked.push({ text: query.sql, values: query.parameters });
    },
  });
});
afterEach(() => db.destroy());

/** How the database goes about what was asked of it. */
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
const ALL = [undefined, ...INVESTMENT_RANGES.map(({ id }) => id)];
const CASES = ALL.flatMap((range) => INVESTOR_SORTS.map((sort) => [range ?? 'any range', sort, range] as const));

describe('a page of the directory is read from its index', () => {
  it.each(CASES)('%s, by %s', async (_, sort, range) => {
    await listInvestors(db, { range, sort, page });
    const [inOrder, counted] = await plans();
    const suffix = { name: '', company: '_company', 'investment-low': '_low', 'investment-high': '_high' }[sort];
    const name = range
      ? `users_directory_(?!name|company|low|high)\\w+${suffix}`
      : `users_directory_${sort.split('-').at(-1)}`;
    expect(inOrder).toMatch(new RegExp(`^(SCAN|SEARCH) users USING (COVERING )?INDEX ${name}( |$)`));
    expect(inOrder).not.toMatch(/TEMP B-TREE/);
    expect(counted).toMatch(/USING (COVERING )?INDEX users_directory_/);
  });
});

describe('a search of the directory', () => {
  it('asks the index for no more than the rarest parts of a name in full', async () => {
    await listInvestors(db, { search: 'Katarzyna Lacasse-Meyer', sort: 'name', page });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.values.filter((value) => String(value).startsWith('"'))).not.toContain('"katarzyna"');
  });
});
