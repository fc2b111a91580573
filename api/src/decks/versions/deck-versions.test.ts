import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';

const MINUTES = 60;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let user: UserRow;
let id: string;
beforeEach(async () => {
  user = await buildUser(server.context);
  id = (await send('POST', '', { name: 'Seed deck', content: { slides: [slide('First')] } })).body.id;
});

const slide = (title: string) => ({ id: 'a', kind: 'bullets', title, lines: [] });
/** Logs in again for each call, because tests advance the clock. */
const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  call(server, method, `/pitch-decks/assistant/saved-decks/${path}`, {
    headers: await bearer(server.context, user),
    body,
  });
const versions = async () => (await send('GET', `${id}/versions/`)).body;
const write = (title: string) => send('PATCH', `${id}/`, { content: { slides: [slide(title)] } });
const titleOf = ({ body }: { body: { content: { slides: { title: string }[] } } }) => body.content.slides[0]?.title;

describe('earlier versions of a saved deck', () => {
  it('are kept by themselves while somebody writes, not more often than every ten minutes', async () => {
    await write('Second');
    server.clock.pass(5 * MINUTES);
    await write('Third');
    expect(await versions()).toHaveLength(1);
    server.clock.pass(5 * MINUTES);
    await write('Fourth');
    const [latest, first] = await versions();
    expect(titleOf(await send('GET', `${id}/versions/${latest.id}/`))).toBe('Third');
    expect(titleOf(await send('GET', `${id}/versions/${first.id}/`))).toBe('First');
    expect(latest).toMatchObject({ label: null, revision: 3, total_slides: 1 });
  });

  it('are not kept for a change of the name', async () => {
    await send('PATCH', `${id}/`, { name: 'Renamed' });
    expect(await versions()).toEqual([]);
  });

  it('can be put back, and what was there until then is kept', async () => {
    await write('Second');
    const [first] = await versions();
    const restored = await send('POST', `${id}/versions/${first.id}/restore/`);
    expect(titleOf(restored)).toBe('First');
    expect(restored.body.revision).toBe(3);
    const [before] = await versions();
    expect(titleOf(await send('GET', `${id}/versions/${before.id}/`))).toBe('Second');
    expect(titleOf(await send('POST', `${id}/versions/${before.id}/restore/`))).toBe('Second');
  });

  it('can be named, and stay then', async () => {
    const named = await send('POST', `${id}/versions/`, { label: 'Sent to Fold Capital' });
    expect(named).toMatchObject({ status: 201, body: { label: 'Sent to Fold Capital', revision: 1 } });
    for (let count = 0; count < ASSISTANT_LIMITS.versions + 3; count += 1) {
      server.clock.pass(11 * MINUTES);
      await write(`Change ${count}`);
    }
    const all = await versions();
    expect(all).toHaveLength(ASSISTANT_LIMITS.versions + 1);
    expect(all.at(-1)).toMatchObject({ id: named.body.id, label: 'Sent to Fold Capital' });
  });

  it('take a name where one was kept by itself already', async () => {
    await write('Second');
    const [first] = await versions();
    await send('POST', `${id}/versions/${first.id}/restore/`);
    await send('POST', `${id}/versions/`, { label: 'Good' });
    expect((await versions()).map(({ label }: { label: string | null }) => label)).toEqual(['Good', null, null]);
  });

  it.each([[''], [' '], ['x'.repeat(ASSISTANT_LIMITS.versionLabel + 1)]])('are not named “%s”', async (label) => {
    expect((await send('POST', `${id}/versions/`, { label })).status).toBe(400);
  });

  it('with names have a limit, which is said', async () => {
    for (let count = 0; count < ASSISTANT_LIMITS.namedVersions; count += 1) {
      await send('POST', `${id}/versions/`, { label: `Version ${count}` });
      await write(`Change ${count}`);
    }
    expect(await send('POST', `${id}/versions/`, { label: 'One more' })).toMatchObject({
      status: 400,
      body: { label: [`A deck keeps at most ${ASSISTANT_LIMITS.namedVersions} named versions. Delete one first.`] },
    });
  });

  it('can be deleted, and go with their deck', async () => {
    await write('Second');
    const [first] = await versions();
    expect((await send('DELETE', `${id}/versions/${first.id}/`)).status).toBe(204);
    expect(await versions()).toEqual([]);
    expect((await send('DELETE', `${id}/versions/${first.id}/`)).status).toBe(404);
    await send('DELETE', `${id}/`);
    expect((await send('GET', `${id}/versions/`)).status).toBe(404);
  });
});
