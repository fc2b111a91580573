import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DECK_LIMITS, SAVED_DECKS_MAX } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';

const LIST = '/pitch-decks/assistant/saved-decks/';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let headers: { authorization: string };
beforeEach(async () => {
  headers = await bearer(server.context, await buildUser(server.context));
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  call(server, method, `${LIST}${path}`, { headers, body });
const slide = (id: string) => ({ id, kind: 'bullets', title: 'Problem', lines: ['Loads spoil.'] });
const deck = (slides: object[] = [slide('a')]) => ({ name: 'Seed deck', company_name: 'Isferd', content: { slides } });
const comment = (id: string, text = 'Ask Mia for the August figure') => ({
  id,
  slide_id: 'a',
  text,
  created_at: '2026-11-27T09:00:00.000Z',
});
const commented = (comments: object[]) => ({ ...deck(), content: { ...deck().content, comments } });

describe('saved decks', () => {
  it('keep what was saved, and say how many slides it has', async () => {
    const { status, body } = await send('POST', '', deck([slide('a'), slide('b')]));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Seed deck', total_slides: 2, revision: 1, content: { theme: 'paper' } });
    expect((await send('GET', `${body.id}/`)).body).toEqual(body);
  });

  it('keep which slides are hidden, also in a copy and in an earlier version', async () => {
    const slides = [{ ...slide('a'), hidden: true }, slide('b')];
    const { body } = await send('POST', '', deck(slides));
    const hiddenIn = (content: { slides: { hidden?: boolean }[] }) => content.slides.map(({ hidden }) => hidden);
    expect(hiddenIn(body.content)).toEqual([true, undefined]);
    const { body: copy } = await send('POST', `${body.id}/duplicate/`);
    expect(hiddenIn(copy.content)).toEqual([true, undefined]);
    await send('POST', `${body.id}/versions/`, { label: 'Sent' });
    await send('PATCH', `${body.id}/`, { content: { slides: [slide('a'), slide('b')] }, revision: 1 });
    const { body: versions } = await send('GET', `${body.id}/versions/`);
    const { body: version } = await send('GET', `${body.id}/versions/${versions.at(-1).id}/`);
    expect(hiddenIn(version.content)).toEqual([true, undefined]);
  });

  it('keep the comments of their author, also in a copy and in an earlier version', async () => {
    const comments = [comment('c'), { ...comment('d'), slide_id: 'gone', done: true }];
    const { status, body } = await send('POST', '', commented(comments));
    expect({ status, comments: body.content.comments }).toEqual({ status: 201, comments });
    expect((await send('POST', `${body.id}/duplicate/`)).body.content.comments).toEqual(comments);
    await send('POST', `${body.id}/versions/`, { label: 'Sent' });
    const { body: changed } = await send('PATCH', `${body.id}/`, { content: deck().content, revision: 1 });
    expect(changed.content).not.toHaveProperty('comments');
    const { body: versions } = await send('GET', `${body.id}/versions/`);
    const { body: version } = await send('GET', `${body.id}/versions/${versions.at(-1).id}/`);
    expect(version.content.comments).toEqual(comments);
  });

  it.each([
    ['an empty comment', [comment('c', ' \n')]],
    ['a comment without end', [comment('c', 'x'.repeat(DECK_LIMITS.comment + 1))]],
    ['two comments with one id', [comment('c'), comment('c')]],
    [
      'more comments than a deck can have',
      Array.from({ length: DECK_LIMITS.comments + 1 }, (_, at) => comment(String(at))),
    ],
  ])('refuse %s', async (_, comments) => {
    expect((await send('POST', '', commented(comments))).status).toBe(400);
  });

  it('keep their brand, also in a copy, and older ones have none', async () => {
    const brand = {
      accent: '#0b6a3c',
      colors: ['#0b6a3c'],
      logo: { image: 'logo.png', ground: 'light' },
      fonts: { title: 'cambria', text: 'a-newer-one' },
    };
    const branded = { ...deck(), content: { ...deck().content, brand } };
    const { status, body } = await send('POST', '', branded);
    expect({ status, brand: body.content.brand }).toEqual({ status: 201, brand });
    expect((await send('POST', `${body.id}/duplicate/`)).body.content.brand).toEqual(brand);
    expect((await send('POST', '', deck())).body.content).not.toHaveProperty('brand');
  });

  it('keep their format, and refuse one that does not exist', async () => {
    const inFormat = (format: string) => ({ ...deck(), content: { ...deck().content, format } });
    expect((await send('POST', '', inFormat('4:3'))).body.content.format).toBe('4:3');
    expect((await send('POST', '', inFormat('9:16'))).status).toBe(400);
  });

  it.each([
    ['a color by name', { accent: 'red' }],
    ['a color in capitals', { accent: '#0B6A3C' }],
    ['markup for a color', { accent: '#0b6a3"/><script>' }],
    ['markup among the colors of a logo', { colors: ['url(#a)'] }],
    ['six colors', { colors: Array.from({ length: 6 }, () => '#0b6a3c') }],
    ['markup for a font', { fonts: { title: 'Arial"/><script>' } }],
    ['a ground that does not exist', { logo: { image: 'logo.png', ground: 'plaid' } }],
  ])('refuse a brand with %s', async (_, brand) => {
    expect((await send('POST', '', { ...deck(), content: { slides: [], brand } })).status).toBe(400);
  });

  it('are listed with the latest change first, and not those of others', async () => {
    const { body: first } = await send('POST', '', deck());
    server.clock.pass(1);
    const { body: second } = await send('POST', '', deck());
    server.clock.pass(1);
    await send('PATCH', `${first.id}/`, { name: 'Renamed' });
    const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);
    expect(ids(await send('GET'))).toEqual([first.id, second.id]);
    expect((await send('GET', '?page=2&page_size=1')).body).toMatchObject({ count: 2, results: [{ id: second.id }] });
    headers = await bearer(server.context, await buildUser(server.context));
    expect((await send('GET')).body).toEqual([]);
  });

  it('are not overwritten by a tab that read an older revision', async () => {
    const { body } = await send('POST', '', deck());
    const here = await send('PATCH', `${body.id}/`, { content: { slides: [] }, revision: 1 });
    expect(here.body).toMatchObject({ revision: 2, total_slides: 0 });
    const there = await send('PATCH', `${body.id}/`, { name: 'Lost', revision: 1 });
    expect(there).toMatchObject({ status: 409, body: { code: 'deck_changed' } });
    expect((await send('GET', `${body.id}/`)).body.name).toBe('Seed deck');
  });

  it('can be copied', async () => {
    const { body } = await send('POST', '', deck());
    const copy = await send('POST', `${body.id}/duplicate/`);
    expect(copy.body).toMatchObject({ name: 'Seed deck (copy)', content: body.content, revision: 1 });
    expect(copy.body.id).not.toBe(body.id);
  });

  it('can be brought back for a day after they were deleted', async () => {
    const { body } = await send('POST', '', deck());
    expect((await send('DELETE', `${body.id}/`)).status).toBe(204);
    expect((await send('GET', `${body.id}/`)).status).toBe(404);
    await tidyUp(server);
    expect((await send('POST', `${body.id}/restore/`)).status).toBe(200);
    await send('DELETE', `${body.id}/`);
    server.clock.pass(25 * 3600);
    await tidyUp(server);
    expect((await call(server, 'POST', `${LIST}${body.id}/restore/`, { headers })).status).not.toBe(200);
    const left = await server.context.db.selectFrom('saved_decks').select('id').where('id', '=', body.id).execute();
    expect(left).toEqual([]);
  });

  it.each([
    ['a kind that does not exist', [{ ...slide('a'), kind: 'video' }]],
    ['two slides with one id', [slide('a'), slide('a')]],
    [
      'a table with a short row',
      [{ id: 'a', kind: 'table', title: '', table: { columns: ['A', 'B'], rows: [['1']] } }],
    ],
    ['text without end', [{ ...slide('a'), lines: ['x'.repeat(601)] }]],
    ['more than a hundred slides', Array.from({ length: 101 }, (_, index) => slide(String(index)))],
  ])('refuse %s', async (_, slides) => {
    expect((await send('POST', '', deck(slides))).status).toBe(400);
  });

  it('are at most so many, also when the last two are saved at the same time', async () => {
    const { body } = await send('POST', '', deck());
    const { db } = server.context;
    const row = await db.selectFrom('saved_decks').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: SAVED_DECKS_MAX - 2 }, (_, at) => ({ ...row, id: `${body.id}-${at}` }));
    await db.insertInto('saved_decks').values(copies).execute();
    const both = await Promise.all([send('POST', '', deck()), send('POST', '', deck())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('need a name', async () => {
    expect(await send('POST', '', { ...deck(), name: ' ' })).toMatchObject({
      status: 400,
      body: { name: ['Enter a name for the deck'] },
    });
  });
});
