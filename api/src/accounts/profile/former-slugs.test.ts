import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildInvestor, confirmedBearer } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { findUser } from '../users/repository.ts';
import { FORMER_SLUGS_MAX } from './change-slug.ts';

const DAY = 24 * 3600;
const TAKEN = {
  status: 400,
  body: { custom_url_slug: ['This custom URL is taken. Choose another.'], code: 'validation_failed' },
};
const TOO_MANY = {
  status: 400,
  body: {
    custom_url_slug: [
      'You have changed your custom URL 10 times in 90 days. Go back to one of your earlier ones, or try again later.',
    ],
    code: 'validation_failed',
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let count = 0;
/** A custom URL that no other test uses. */
const newSlug = () => {
  count += 1;
  return `slug-${count}`;
};
const investorAt = (slug: string | null) => buildInvestor(server.context, { custom_url_slug: slug });

async function choose(user: UserRow, slug: string, more: object = {}) {
  const { status, body } = await call(server, 'PATCH', '/accounts/profile/', {
    headers: await bearer(server.context, user),
    body: { custom_url_slug: slug, ...more },
  });
  return { status, body };
}

/** The custom URLs that a user has given up and that are still stored. */
const formerSlugs = async ({ id }: UserRow) =>
  (await server.context.db.selectFrom('former_slugs').select('slug').where('user_id', '=', id).execute())
    .map(({ slug }) => slug)
    .sort();
const slugOf = async ({ id }: UserRow) => (await findUser(server.context.db, id))?.custom_url_slug;

/** An investor who has given up as many custom URLs as one may, oldest first. */
async function someoneRestless() {
  const slugs = Array.from({ length: FORMER_SLUGS_MAX + 1 }, newSlug);
  const [first = '', ...others] = slugs;
  const user = await investorAt(first);
  for (const slug of others) {
    expect((await choose(user, slug)).status).toBe(200);
    server.clock.pass(1);
  }
  return { user, slugs };
}

describe("somebody's former custom URL", () => {
  it.each([
    ['changed', newSlug],
    ['removed', () => ''],
  ])('is taken for everybody else once they have %s it, in any capitals', async (_what, next) => {
    const [old, own] = [newSlug(), newSlug()];
    const [owner, other] = [await investorAt(old), await investorAt(own)];
    expect((await choose(owner, next())).status).toBe(200);
    expect(await choose(other, old)).toEqual(TAKEN);
    expect(await choose(other, ` ${old.toUpperCase()} `)).toEqual(TAKEN);
    expect(await slugOf(other)).toBe(own);
    expect(await formerSlugs(other)).toEqual([]);
  });

  it('stays taken for 90 days, and while its owner waits to be deleted', async () => {
    const old = newSlug();
    const [owner, leaving, other] = [await investorAt(old), await investorAt(newSlug()), await investorAt(null)];
    const last = await slugOf(leaving);
    await choose(owner, newSlug());
    await choose(leaving, '');
    const headers = await confirmedBearer(server.context, leaving);
    const body = { confirmation: 'delete' };
    expect((await call(server, 'POST', '/accounts/delete/', { headers, body })).status).toBe(200);
    server.clock.pass(13 * DAY);
    await tidyUp(server);
    expect(await choose(other, last ?? '')).toEqual(TAKEN);
    server.clock.pass(77 * DAY - 1);
    await tidyUp(server);
    expect(await choose(other, old)).toEqual(TAKEN);
  });

  it('is free after 90 days, also before the server has cleaned up', async () => {
    const [old, next] = [newSlug(), newSlug()];
    const [owner, other] = [await investorAt(old), await investorAt(null)];
    await choose(owner, next);
    server.clock.pass(90 * DAY);
    expect(await choose(other, old)).toMatchObject({ status: 200, body: { custom_url_slug: old } });
    expect(await formerSlugs(owner)).toEqual([]);
    expect(await choose(owner, old)).toEqual(TAKEN);
    await choose(other, '');
    expect(await choose(owner, old)).toEqual(TAKEN);
    expect(await formerSlugs(other)).toEqual([old]);
  });

  it('is cleaned up after 90 days', async () => {
    const owner = await investorAt(newSlug());
    await choose(owner, newSlug());
    server.clock.pass(90 * DAY);
    await tidyUp(server);
    expect(await formerSlugs(owner)).toEqual([]);
  });

  it('is free once its owner is deleted', async () => {
    const old = newSlug();
    const [owner, other] = [await investorAt(old), await investorAt(null)];
    await choose(owner, newSlug());
    const headers = await confirmedBearer(server.context, owner);
    await call(server, 'POST', '/accounts/delete/', { headers, body: { confirmation: 'delete' } });
    server.clock.pass(14 * DAY);
    await tidyUp(server);
    expect(await formerSlugs(owner)).toEqual([]);
    expect((await choose(other, old)).status).toBe(200);
  });

  it('can be taken back by its owner at any time', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const owner = await investorAt(a);
    await choose(owner, b);
    expect(await choose(owner, a)).toMatchObject({ status: 200, body: { custom_url_slug: a } });
    expect(await formerSlugs(owner)).toEqual([b]);
    await choose(owner, '');
    expect(await formerSlugs(owner)).toEqual([a, b]);
    expect((await choose(owner, b)).status).toBe(200);
    expect(await formerSlugs(owner)).toEqual([a]);
  });

  it('is not recorded when the change is refused for something else, or changes nothing', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const owner = await investorAt(a);
    expect((await choose(owner, b, { max_investment: '1' })).status).toBe(400);
    expect((await choose(owner, b, { company: 'New', based_on: { company: 'Somewhere else' } })).status).toBe(409);
    expect((await choose(owner, ` ${a.toUpperCase()}`)).status).toBe(200);
    expect(await slugOf(owner)).toBe(a);
    expect(await formerSlugs(owner)).toEqual([]);
  });

  it("is in the person's export, with the time until which it is theirs", async () => {
    const a = newSlug();
    const owner = await investorAt(a);
    const until = new Date(server.clock.read().getTime() + 90 * DAY * 1000).toISOString();
    await choose(owner, newSlug());
    const data = server.context.personalData.find(({ name }) => name === 'former-custom-urls');
    expect(await data?.read?.(server.context.db, owner)).toEqual([{ slug: a, expires_at: until }]);
  });
});

describe('somebody who keeps changing their custom URL', () => {
  it('is stopped after ten times in 90 days, and keeps what they have', async () => {
    const { user, slugs } = await someoneRestless();
    expect(await choose(user, newSlug())).toEqual(TOO_MANY);
    expect(await choose(user, '')).toEqual(TOO_MANY);
    expect(await slugOf(user)).toBe(slugs.at(-1));
    expect(await formerSlugs(user)).toEqual(slugs.slice(0, -1).sort());
  });

  it('can still go back to an earlier one, and change it again once the first is 90 days old', async () => {
    const { user, slugs } = await someoneRestless();
    const [first = '', second = ''] = slugs;
    expect((await choose(user, second)).status).toBe(200);
    expect(await choose(user, newSlug())).toEqual(TOO_MANY);
    server.clock.pass(90 * DAY - FORMER_SLUGS_MAX);
    expect((await choose(user, newSlug())).status).toBe(200);
    expect((await choose(await investorAt(null), first)).status).toBe(200);
  });
});

describe('two people at once', () => {
  it('never get the same custom URL', async () => {
    const wanted = newSlug();
    const people = [await investorAt(newSlug()), await investorAt(null), await investorAt(newSlug())];
    const answers = await Promise.all(people.map((user) => choose(user, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.filter(({ status }) => status === 400)).toEqual([TAKEN, TAKEN]);
  });

  it('cannot get the one that its owner is leaving and taking back', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const [owner, other] = [await investorAt(a), await investorAt(null)];
    const changes = [b, a, b, a, b, a];
    const [own, others] = await Promise.all([
      Promise.all(changes.map((slug) => choose(owner, slug))),
      Promise.all(changes.map(() => choose(other, a))),
    ]);
    expect(own.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect(others).toEqual(changes.map(() => TAKEN));
  });

  it('cannot swap theirs, and neither loses what they have', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const [one, two] = [await investorAt(a), await investorAt(b)];
    expect(await Promise.all([choose(one, b), choose(two, a)])).toEqual([TAKEN, TAKEN]);
    expect([await slugOf(one), await slugOf(two)]).toEqual([a, b]);
  });
});
