import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { atomically, type Db, openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { statement } from '../../src/platform/database/statement.ts';
import { leaseDatabase } from '../factories/database.ts';

let db: Db;
let end: () => Promise<void>;
beforeAll(async () => {
  const lease = await leaseDatabase();
  end = lease.end;
  db = await openDatabase(postgres(lease.url ?? '', { connections: 1 }));
  await sql`create table things (id integer, name text)`.execute(db);
  await sql`insert into things values (1, 'first'), (2, 'second')`.execute(db);
});
afterAll(async () => {
  await sql`drop table things`.execute(db);
  await db.destroy();
  await end();
});

interface Thing {
  id: number;
  name: string;
  more?: string | null;
}
const thing = statement((_, { id }: { id: number }) => sql<Thing>`select * from things where id = ${id}`);
const inTransaction = statement((_, { id }: { id: number }) => sql<Thing>`select * from things where ${id} = id`);

const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where name like 'northlight%'`.execute(db);
  return rows.length;
};

describe('a prepared statement', () => {
  it('is planned once per connection', async () => {
    const before = await prepared();
    for (const id of [1, 2, 1]) expect(await thing.first(db, { id })).toMatchObject({ id });
    expect(await thing.first(db, { id: 3 })).toBeUndefined();
    expect(await prepared()).toBe(before + 1);
  });

  it('goes on when its table gets another column, in a transaction as well, as during an update of the servers', async () => {
    expect(await inTransaction.all(db, { id: 1 })).toHaveLength(1);
    await sql`alter table things add column more text`.execute(db);
    expect(await thing.first(db, { id: 1 })).toEqual({ id: 1, name: 'first', more: null });
    let tries = 0;
    const found = await atomically(db, async (tx) => {
      tries += 1;
      await sql`update things set more = 'changed' where id = 2`.execute(tx);
      return await inTransaction.first(tx, { id: 2 });
    });
    expect(found).toEqual({ id: 2, name: 'second', more: 'changed' });
    expect(tries).toBe(2);
  });
});
