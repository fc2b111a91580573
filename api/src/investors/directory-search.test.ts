import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DIRECTORY_FOUND_MAX } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { buildInvestor } from '../../test/factories/users.ts';
import { updateUser } from '../accounts/users/repository.ts';
import type { UserRow } from '../platform/database/tables.ts';

let server: TestApp;
let ada: UserRow;

/** A server with Ada in its directory, shared by all tests of a group. */
function withAda() {
  beforeAll(async () => {
    server = await buildTestApp();
    ada = await buildInvestor(server.context, { first_name: 'Ada', last_name: 'Brandt', company: 'Fold Capital' });
  });
  afterAll(() => server.close());
}

const find = async (search: string) =>
  (await call(server, 'GET', `/accounts/investors/?search=${encodeURIComponent(search)}`)).body as {
    count: number;
    results: { last_name: string }[];
  };
const count = async (search: string) => (await find(search)).count;

describe('searching the directory', () => {
  withAda();

  it.each(['rand', 'BRANDT ada', 'fold bra', 'capital', 'ad', 'a b', 'ada br', 'cold chain', 'brandt,'.slice(0, -1)])(
    'finds “%s”: three letters anywhere, fewer at the beginning of a word',
    async (search) => {
      expect(await count(search)).toBe(1);
    },
  );

  it.each(['randy', 'nd', 'ada brandt zz', '"brandt" or ada', 'brandt*', 'NOT ada', '^ada', 'ada-', '\\'])(
    'does not find “%s”',
    async (search) => {
      expect(await count(search)).toBe(0);
    },
  );

  it.each([
    ["d'Arc (Jr.) C++ Q&A", ["d'arc", '(jr', 'c++', '&', 'q&', 'r.)'], ['darc', 'c+++', 'x arc']],
    ['"Åse" 100% Ünal_Ö', ['"ase"', '0%', 'l_o', 'unal', 'ün'], ['"ase"x', '%%', 'aseunal']],
    ['東京投資 Ω😀ab', ['京投資', '東京', '😀ab', 'ω'], ['投東', '京']],
    [`${'x'.repeat(240)}longhaul`, ['longhaul', `${'x'.repeat(30)}long`], [`${'y'.repeat(30)}long`, 'xlonger']],
  ])('takes what is in a name as it stands: %s', async (last_name, found, missed) => {
    const person = await buildInvestor(server.context, { last_name, company: '', expertise_tags: '' });
    expect(await Promise.all(found.map(count))).toEqual(found.map(() => 1));
    expect(await Promise.all(missed.map(count))).toEqual(missed.map(() => 0));
    await server.context.db.deleteFrom('users').where('id', '=', person.id).execute();
  });

  it('finds every word of a text that is longer than an index holds', async () => {
    const expertise_tags = Array.from({ length: 400 }, (_, at) => `skill${at}`).join(', ');
    const person = await buildInvestor(server.context, { last_name: 'Longtext', expertise_tags });
    expect([await count('skill399'), await count('kill39 longt'), await count('skill400')]).toEqual([1, 1, 0]);
    await server.context.db.deleteFrom('users').where('id', '=', person.id).execute();
  });
});

describe('the directory', () => {
  withAda();

  it('finds nobody any more who is hidden, renamed or gone', async () => {
    expect(await count('brandt')).toBe(1);
    ada = await updateUser(server.context.db, ada, { is_publicly_listed: 0 });
    expect(await count('brandt')).toBe(0);
    expect(await count('a')).toBe(0);
    ada = await updateUser(server.context.db, ada, { last_name: 'Quist' });
    expect(await count('quist')).toBe(0);
    ada = await updateUser(server.context.db, ada, { is_publicly_listed: 1 });
    expect([await count('quist'), await count('brandt')]).toEqual([1, 0]);
    await updateUser(server.context.db, ada, { deletion_due_at: '2026-12-01T00:00:00.000Z' });
    expect(await count('quist')).toBe(0);
    await server.context.db.deleteFrom('users').where('id', '=', ada.id).execute();
    expect(await count('fold')).toBe(0);
  });
});

describe('a search that finds many', () => {
  withAda();

  beforeAll(async () => {
    const { db } = server.context;
    const { id: _, ...row } = ada;
    const rows = Array.from({ length: DIRECTORY_FOUND_MAX + 10 }, (_entry, at) => ({
      ...row,
      email: `many${at}@example.test`,
      last_name: `Many${at}`,
      name_key: `zz ${String(at).padStart(5, '0')}`,
      search_text: `zz many${at} fold capital`,
    }));
    for (let start = 0; start < rows.length; start += 100) {
      await db
        .insertInto('users')
        .values(rows.slice(start, start + 100))
        .execute();
    }
  });

  it('lists them in the order asked for, page by page, and stops counting', async () => {
    const { count: found, results } = await find('capital');
    expect([found, results[0]?.last_name, results[1]?.last_name]).toEqual([DIRECTORY_FOUND_MAX, 'Brandt', 'Many0']);
    const { body } = await call(server, 'GET', '/accounts/investors/?search=capital&page=3');
    expect(body.results.map(({ last_name }: { last_name: string }) => last_name)[0]).toBe('Many11');
    expect(await count('fold capital zz')).toBe(DIRECTORY_FOUND_MAX);
  });

  it('counts those exactly who are fewer, however many words they have', async () => {
    expect(await count('many12')).toBe(111);
    expect(await count('any12 fold capital')).toBe(111);
    expect(await count('man')).toBe(DIRECTORY_FOUND_MAX);
    expect(await count('many1')).toBe(1111);
    expect(await count('m')).toBe(DIRECTORY_FOUND_MAX);
    expect(await count('z many1')).toBe(1111);
    expect(await count('capital folded')).toBe(0);
    expect(await count('fold brandt')).toBe(1);
  });

  it('counts those exactly who are in a range', async () => {
    const counted = async (range: string) =>
      (await call(server, 'GET', `/accounts/investors/?search=capital&range=${range}`)).body.count;
    expect([await counted('5m-plus'), await counted('1m-5m')]).toEqual([0, DIRECTORY_FOUND_MAX]);
    await server.context.db
      .updateTable('users')
      .set({ min_investment: 6_000_000, max_investment: 7_000_000 })
      .where('name_key', '<', 'zz 00030')
      .where('name_key', '>=', 'zz ')
      .execute();
    expect([await counted('5m-plus'), await counted('1m-5m')]).toEqual([30, DIRECTORY_FOUND_MAX - 19]);
    expect(await counted('up-to-100k')).toBe(0);
  });
});
