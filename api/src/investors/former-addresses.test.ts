import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { buildSite } from '../../test/factories/site.ts';
import { tidyUp } from '../../test/factories/upkeep.ts';
import { bearer, buildAdmin, buildInvestor, confirmedBearer } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';

const DAY = 24 * 3600;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { SITE_DIR: buildSite().dir, PUBLIC_URL: 'https://app.example.com' } });
});
afterAll(() => server.close());

async function change(user: UserRow, body: object) {
  const headers = await bearer(server.context, user);
  expect((await call(server, 'PATCH', '/accounts/profile/', { headers, body })).status).toBe(200);
}

/** An investor who has had these custom URLs one after the other; null for none. */
async function investorWith(first: string | null, ...later: (string | null)[]) {
  const user = await buildInvestor(server.context, { custom_url_slug: first });
  for (const slug of later) await change(user, { custom_url_slug: slug ?? '' });
  return user;
}

const open = (path: string) => server.app.inject(path);
const profileAt = (slug: string) => call(server, 'GET', `/accounts/investors/by-slug/${slug}/`);

/** Expects that nothing at a former address tells of the profile or its new address. */
async function expectNothingAt(slug: string, secret: string) {
  const { statusCode, headers, body } = await open(`/investor/${slug}`);
  expect(statusCode).toBe(404);
  expect(headers).not.toHaveProperty('location');
  expect(body).not.toContain(secret);
  expect(await profileAt(slug)).toMatchObject({
    status: 404,
    body: { code: 'not_found', detail: 'Investor profile not found.' },
  });
}

describe('a former address leads nowhere', () => {
  it('while the profile is off line, and to the profile once it is back', async () => {
    const user = await investorWith('off-a', 'off-b');
    await change(user, { is_profile_live: false });
    await expectNothingAt('off-a', 'off-b');
    await change(user, { is_profile_live: true });
    expect((await open('/investor/off-a')).headers.location).toBe('/investor/off-b');
  });

  it('when the investor has become a founder', async () => {
    const { id } = await investorWith('founder-a', 'founder-b');
    const headers = await confirmedBearer(server.context, await buildAdmin(server.context));
    const body = { is_investor: false };
    expect(await call(server, 'PATCH', `/accounts/users/${id}/`, { headers, body })).toMatchObject({ status: 200 });
    await expectNothingAt('founder-a', 'founder-b');
  });

  it('when the account is about to be deleted, and when it is', async () => {
    const user = await investorWith('leaving-a', 'leaving-b');
    const headers = await confirmedBearer(server.context, user);
    await call(server, 'POST', '/accounts/delete/', { headers, body: { confirmation: 'delete' } });
    await expectNothingAt('leaving-a', 'leaving-b');
    server.clock.pass(14 * DAY);
    await tidyUp(server);
    await expectNothingAt('leaving-a', 'leaving-b');
  });

  it('after 90 days, and then to whoever takes it', async () => {
    await investorWith('late-a', 'late-b');
    server.clock.pass(90 * DAY - 1);
    expect((await open('/investor/late-a')).statusCode).toBe(301);
    server.clock.pass(1);
    await expectNothingAt('late-a', 'late-b');
    const { id } = await investorWith(null, 'late-a');
    expect((await open('/investor/late-a')).statusCode).toBe(200);
    expect((await profileAt('late-a')).body.id).toBe(id);
  });
});

describe('a former address of a live profile', () => {
  it('goes to the current one, in any capitals and with its query string', async () => {
    await investorWith('plain-a', 'plain-b');
    for (const [path, location] of [
      ['/investor/plain-a', '/investor/plain-b'],
      ['/investor/PLAIN-A/', '/investor/plain-b'],
      ['/investor/plain-a?utm_source=a%26b&id=1', '/investor/plain-b?utm_source=a%26b'],
    ] as const) {
      const { statusCode, headers } = await open(path);
      expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location });
    }
  });

  it('is asked for again each time, because it may get a new owner', async () => {
    await investorWith('cache-a', 'cache-b');
    expect((await open('/investor/cache-a')).headers['cache-control']).toBe('private, no-cache');
  });

  it('goes to the default address when the custom URL is removed', async () => {
    const { id } = await investorWith('gone-a', null);
    expect((await open('/investor/gone-a')).headers.location).toBe(`/investor?id=${id}`);
    expect((await open('/investor/gone-a?id=7&ref=x')).headers.location).toBe(`/investor?id=${id}&ref=x`);
    expect((await profileAt('gone-a')).body).toMatchObject({ id, custom_url_slug: '' });
  });

  it('goes straight to the last of several', async () => {
    await investorWith('chain-a', 'chain-b', 'chain-c');
    for (const slug of ['chain-a', 'chain-b'])
      expect((await open(`/investor/${slug}`)).headers.location).toBe('/investor/chain-c');
  });

  it('is the address again once its owner has taken it back', async () => {
    await investorWith('back-a', 'back-b', 'back-a');
    expect((await open('/investor/back-a')).statusCode).toBe(200);
    expect((await open('/investor/back-b')).headers.location).toBe('/investor/back-a');
  });

  it('finds the profile for pages that are open already', async () => {
    const { id } = await investorWith('call-a', 'call-b');
    for (const slug of ['call-a', 'CALL-A', 'call-b'])
      expect(await profileAt(slug)).toMatchObject({ status: 200, body: { id, custom_url_slug: 'call-b' } });
  });
});
