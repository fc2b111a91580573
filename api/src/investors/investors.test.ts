import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { bearer, buildInvestor, buildUser } from '../../test/factories/users.ts';

let server: TestApp;
const list = async (query = '') => (await call(server, 'GET', `/accounts/investors/${query}`)).body;
const names = (answer: { results: { last_name: string }[] }) => answer.results.map(({ last_name }) => last_name);

beforeAll(async () => {
  server = await buildTestApp();
  const { context } = server;
  const add = (last_name: string, company: string, min: number, max: number, fields = ['SaaS'], rest = {}) =>
    buildInvestor(context, {
      first_name: 'Ida',
      last_name,
      company,
      min_investment: min,
      max_investment: max,
      investment_fields: JSON.stringify(fields),
      ...rest,
    });
  await add('Åberg', 'Zinc', 25_000, 75_000, ['Climate']);
  await add('Berg', 'Yarrow 100%', 200_000, 400_000, ['AI & Machine Learning'], {
    custom_url_slug: 'berg',
    contact_email: 'Deals@yarrow.test',
  });
  await add('Cole', 'Xenon_Lab', 600_000, 900_000);
  await add('Dahl', 'Walnut', 2_000_000, 4_000_000);
  await add('Ek', 'Violet', 6_000_000, 9_000_000);
  await add('Falk', 'Umber', 50_000, 7_000_000);
  await add('Gran', 'Teal', 100_000, 300_000);
  await add('Hidden', 'Unlisted', 1, 2, ['SaaS'], { is_publicly_listed: 0, email: 'unlisted@example.test' });
  await add('Dark', 'Offline', 1, 2, ['SaaS'], { is_profile_live: 0, custom_url_slug: 'dark' });
  await buildUser(context, { last_name: 'Founder', is_publicly_listed: 1, is_profile_live: 1 });
});
afterAll(() => server.close());

describe('the directory', () => {
  it.each(['?range=lots', '?sort=luck', '?page=0', '?page_size=101', '?page=1.5'])('refuses %s', async (query) => {
    const { status, body } = await call(server, 'GET', `/accounts/investors/${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe('validation_failed');
  });

  it('finds nobody for words that nobody has', async () => {
    expect(await list('?search=quantum')).toEqual({ count: 0, results: [] });
  });

  it('takes what is special in a pattern for itself', async () => {
    expect(names(await list('?search=%25'))).toEqual(['Berg']);
    expect(names(await list('?search=_'))).toEqual(['Cole']);
    expect((await list(`?search=${encodeURIComponent("' or 1=1 --")}`)).count).toBe(0);
  });

  it('shows only investors who are listed and live, and nothing that is not public', async () => {
    const everybody = await list();
    expect(everybody.map(({ last_name }: { last_name: string }) => last_name)).toEqual([
      'Åberg',
      'Berg',
      'Cole',
      'Dahl',
      'Ek',
      'Falk',
      'Gran',
    ]);
    expect(Object.keys(everybody[0]).sort()).toEqual(
      'bio company custom_url_slug email first_name id investment_fields investment_preferences last_name linkedin max_investment min_investment previous_exits previous_investments profile_image title twitter website'.split(
        ' ',
      ),
    );
    expect(everybody[1]).toMatchObject({ min_investment: '$200K', max_investment: '$400K' });
  });

  it('shows the contact address or none, never the one that logs in', async () => {
    const everybody = await list();
    expect(everybody.map(({ email }: { email: string }) => email).filter(Boolean)).toEqual(['Deals@yarrow.test']);
    const { body } = await call(server, 'GET', '/accounts/investors/by-slug/berg/');
    expect(body.email).toBe('Deals@yarrow.test');
  });

  it('searches name, company and fields in any capitals and without accents', async () => {
    expect(names(await list('?search=aberg'))).toEqual(['Åberg']);
    expect(names(await list('?search=WALNUT'))).toEqual(['Dahl']);
    expect(names(await list('?search=machine%20learning'))).toEqual(['Berg']);
    expect(names(await list('?search=ida%20violet'))).toEqual(['Ek']);
  });

  it('does not find people by an address', async () => {
    expect((await list('?search=example.test')).count).toBe(0);
  });

  it.each([
    ['up-to-100k', ['Åberg', 'Falk', 'Gran']],
    ['100k-500k', ['Berg', 'Falk', 'Gran']],
    ['500k-1m', ['Cole', 'Falk']],
    ['1m-5m', ['Dahl', 'Falk']],
    ['5m-plus', ['Ek', 'Falk']],
  ])('keeps those who invest in the range %s', async (range, expected) => {
    expect(names(await list(`?range=${range}`))).toEqual(expected);
  });

  it.each([
    ['name', ['Åberg', 'Berg', 'Cole', 'Dahl', 'Ek', 'Falk', 'Gran']],
    ['company', ['Gran', 'Falk', 'Ek', 'Dahl', 'Cole', 'Berg', 'Åberg']],
    ['investment-low', ['Åberg', 'Gran', 'Berg', 'Cole', 'Dahl', 'Falk', 'Ek']],
    ['investment-high', ['Ek', 'Falk', 'Dahl', 'Cole', 'Berg', 'Gran', 'Åberg']],
  ])('sorts by %s', async (sort, expected) => {
    expect(names(await list(`?sort=${sort}&page_size=10`))).toEqual(expected);
  });

  it('has six on a page', async () => {
    expect(names(await list('?page=1'))).toHaveLength(6);
    expect(await list('?page=2')).toMatchObject({ count: 7, results: [{ last_name: 'Gran' }] });
  });
});

describe('a public profile', () => {
  it.each(['/accounts/investors/99999/', '/accounts/investors/x/', '/accounts/investors/by-slug/nobody/'])(
    'is not there at %s',
    async (path) => {
      const { status, body } = await call(server, 'GET', path);
      expect(status).toBe(404);
      expect(body).toEqual({ detail: 'Investor profile not found.', code: 'not_found' });
    },
  );

  it('that is not live says so', async () => {
    const { status, body } = await call(server, 'GET', '/accounts/investors/by-slug/dark/');
    expect(status).toBe(403);
    expect(body).toEqual({ detail: 'This investor profile is not active at the moment.', code: 'profile_not_live' });
  });

  it('that is not live opens for its owner, and for nobody else', async () => {
    const owner = await server.context.db
      .selectFrom('users')
      .selectAll()
      .where('custom_url_slug', '=', 'dark')
      .executeTakeFirstOrThrow();
    const asOwner = await bearer(server.context, owner);
    const asOther = await bearer(server.context, await buildUser(server.context));
    for (const path of ['/accounts/investors/by-slug/dark/', `/accounts/investors/${owner.id}/`]) {
      expect((await call(server, 'GET', path, { headers: asOwner })).body).toMatchObject({ id: owner.id });
      expect((await call(server, 'GET', path, { headers: asOther })).status).toBe(403);
      expect((await call(server, 'GET', path)).status).toBe(403);
    }
    const card = await call(server, 'GET', `/accounts/investors/${owner.id}/card/`, { headers: asOwner });
    expect(card.status).toBe(403);
  });

  it('opens by slug in any capitals and by id, listed or not', async () => {
    const { body } = await call(server, 'GET', '/accounts/investors/by-slug/BERG/');
    expect(body.last_name).toBe('Berg');
    expect((await call(server, 'GET', `/accounts/investors/${body.id}/`)).body).toEqual(body);
    const hidden = await server.context.db
      .selectFrom('users')
      .select('id')
      .where('company', '=', 'Unlisted')
      .executeTakeFirstOrThrow();
    expect((await call(server, 'GET', `/accounts/investors/${hidden.id}/`)).status).toBe(200);
  });
});
