import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DECK_IMAGE } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';

const IMAGES = '/pitch-decks/assistant/images/';
const DECKS = '/pitch-decks/assistant/saved-decks/';
const DAY = 24 * 3600;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let user: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  user = await buildUser(server.context);
  headers = await bearer(server.context, user);
});

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#204060' } });
const patch = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const distance = (one: string, other: string) => {
  const [a = [], b = []] = [one, other].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
};
const upload = async (content: Uint8Array, name = 'photo.png') => {
  const form = fileForm(name, content);
  return await call(server, 'POST', IMAGES, { headers: { ...headers, ...form.headers }, body: form.body });
};
const list = async () => (await call(server, 'GET', IMAGES, { headers })).body;
const isKept = async (name: string) => {
  const file = await server.context.files.open(`deck-images/${name}`);
  file?.stream.destroy();
  return file !== null;
};
const slidesWith = (image: string) => [{ id: 'a', kind: 'image', title: '', image, alt: '', caption: '' }];
const deckWith = async (image: string) =>
  (await call(server, 'POST', DECKS, { headers, body: { name: 'Deck', content: { slides: slidesWith(image) } } })).body;
/** Runs the cleanup now and again after an idle day. */
async function tidyForADay() {
  await tidyUp(server);
  server.clock.pass(DAY + 60);
  await tidyUp(server);
  headers = await bearer(server.context, user);
}

describe('an image for saved decks', () => {
  it('is drawn anew, no larger than slides need, without what else was in the file', async () => {
    const photo = await picture(4000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Nobody knows' } })
      .toBuffer();
    const { status, body } = await upload(photo, 'photo.jpg');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      width: DECK_IMAGE.side,
      height: 500,
      name: expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/),
    });
    const file = await server.app.inject({ url: body.image_url });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload).toHaveLength(body.size);
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    const { colors, ground, ...stored } = body;
    expect(colors).toHaveLength(1);
    expect(ground).toBeNull();
    expect(await list()).toEqual([stored]);
  });

  it('stays see-through when it is', async () => {
    const logo = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#20406000' } })
      .png()
      .toBuffer();
    const { body } = await upload(logo);
    expect(body.name).toMatch(/\.png$/);
  });

  it('is answered with its dominant colors, vivid ones first, without the paper around them', async () => {
    const drawing = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
      .composite([
        { input: await picture(80, 60).png().toBuffer(), left: 10, top: 20 },
        { input: await patch('#d8352a', 60, 60), left: 120, top: 20 },
      ])
      .png()
      .toBuffer();
    const { body } = await upload(drawing);
    expect(body.colors).toHaveLength(2);
    expect(distance(body.colors[0], '#d8352a')).toBeLessThan(12);
    expect(distance(body.colors[1], '#204060')).toBeLessThan(12);
    expect(body.ground).toBeNull();
    expect((await list())[0]).not.toHaveProperty('colors');
  });

  it.each([
    ['dark', '#101820', 'light'],
    ['a blue that a dark ground swallows', '#2f6690', 'light'],
    ['white', '#ffffff', 'dark'],
    ['in between', '#3aa06a', null],
  ])('says which ground it needs when it is see-through and %s', async (_, color, ground) => {
    const drawing = await sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } })
      .composite([{ input: await patch(color, 60, 40), left: 10, top: 20 }])
      .png()
      .toBuffer();
    expect((await upload(drawing)).body.ground).toBe(ground);
  });

  it('has no color when nothing of it is seen', async () => {
    const nothing = sharp({ create: { width: 20, height: 20, channels: 4, background: '#20406000' } });
    expect((await upload(await nothing.png().toBuffer())).body).toMatchObject({ colors: [], ground: null });
  });

  it('is seen by those with the link alone', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const forged = body.image_url.replace(/(signature=)(.)/, (_: string, name: string, first: string) =>
      first === 'A' ? `${name}B` : `${name}A`,
    );
    expect((await server.app.inject({ url: forged })).statusCode).toBe(403);
    headers = await bearer(server.context, await buildUser(server.context));
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a drawing that can hold a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'not_an_image'],
    ['nothing', '', 400, 'empty'],
    ['words', 'hello', 422, 'not_an_image'],
  ])('is not %s', async (_, content, status, code) => {
    expect(await upload(Buffer.from(content))).toMatchObject({ status, body: { code } });
    expect(await list()).toEqual([]);
  });

  it('has a largest size, which is said', async () => {
    const { status, body } = await upload(Buffer.alloc(DECK_IMAGE.maxMb * 1024 * 1024 + 200_000));
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { detail: 'The image is too large (max 10 MB). Please upload a smaller one.' },
    });
  });

  it('waits for the others of its owner, and is refused when too many wait', async () => {
    const photo = await picture().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(201), 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.body).toMatchObject({ code: 'busy', detail: expect.stringContaining('Too many images') });
    expect(refused?.headers['retry-after']).toBe('5');
  });

  it('is refused beyond what one account keeps', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const size = DECK_IMAGE.perOwnerMb * 1024 * 1024;
    await server.context.db.updateTable('saved_deck_images').set({ size }).where('name', '=', body.name).execute();
    const second = await upload(await picture().png().toBuffer());
    expect(second).toMatchObject({ status: 409, body: { code: 'images_full' } });
    expect(await list()).toHaveLength(1);
  });

  it('goes when no deck has shown it for a day', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    await tidyUp(server);
    expect(await isKept(body.name)).toBe(true);
    await tidyForADay();
    expect(await isKept(body.name)).toBe(false);
    expect(await list()).toEqual([]);
  });

  it('stays while a deck or an earlier version of one shows it', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const deck = await deckWith(body.name);
    await tidyForADay();
    await call(server, 'PATCH', `${DECKS}${deck.id}/`, { headers, body: { content: { slides: [] } } });
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('stays when it is taken up again within the day', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    await tidyUp(server);
    server.clock.pass(DAY / 2);
    headers = await bearer(server.context, user);
    await deckWith(body.name);
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('stays while it is the picture of a cover', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const slides = [{ id: 'a', kind: 'title', title: 'Isferd', subtitle: '', image: body.name, alt: 'A strip' }];
    const saved = await call(server, 'POST', DECKS, { headers, body: { name: 'Deck', content: { slides } } });
    expect(saved.body.content.slides).toMatchObject(slides);
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('stays while it is the logo of a deck', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const content = { slides: [], brand: { logo: { image: body.name } } };
    expect((await call(server, 'POST', DECKS, { headers, body: { name: 'Deck', content } })).status).toBe(201);
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('stays while it is the photo of a person on a team slide', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const people = [{ name: 'Ines', role: 'CEO', background: '', photo: body.name }];
    const slides = [{ id: 'a', kind: 'team', title: 'Team', people }];
    const saved = await call(server, 'POST', DECKS, { headers, body: { name: 'Deck', content: { slides } } });
    expect(saved.body.content.slides[0].people).toEqual(people);
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('stays while it is one of the logos on a slide, of which there are twelve at most', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const logos = [{ name: 'Fjordfrakt', image: body.name, ground: 'light' }, { name: 'Havlaks' }];
    const save = (all: object[]) =>
      call(server, 'POST', DECKS, {
        headers,
        body: { name: 'Deck', content: { slides: [{ id: 'a', kind: 'logos', title: 'Customers', logos: all }] } },
      });
    expect((await save(Array(13).fill({ name: 'Havlaks' }))).status).toBe(400);
    expect((await save(logos)).body.content.slides[0].logos).toEqual(logos);
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(true);
  });

  it('goes with its deck', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const deck = await deckWith(body.name);
    await call(server, 'DELETE', `${DECKS}${deck.id}/`, { headers });
    await tidyForADay();
    await tidyForADay();
    expect(await isKept(body.name)).toBe(false);
  });

  it('goes with its owner', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    await server.context.db
      .updateTable('users')
      .set({ deletion_due_at: server.context.clock().toISOString() })
      .where('id', '=', user.id)
      .execute();
    server.clock.pass(1);
    await tidyUp(server);
    expect(await isKept(body.name)).toBe(false);
  });
});
