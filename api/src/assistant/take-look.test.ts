import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BRAND_GREEN, brandedDeck } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { fillDeckImages } from '../../test/factories/deck-images.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';

// The deck is read, drawn and looked at by processes of their own.
jest.setTimeout(120_000);

const CORNER = { x: 820, y: 480, width: 100, height: 40 };

let server: TestApp;
let user: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context);
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

async function improve(file: Uint8Array, more: { theme?: string } = {}) {
  const form = fileForm('ferrylane.pdf', file);
  const evaluated = await call(server, 'POST', '/pitch-decks/evaluate/', {
    headers: { ...headers, ...form.headers },
    body: form.body,
  });
  const { status, body } = await call(server, 'POST', '/pitch-decks/assistant/generate/', {
    headers,
    body: { evaluation_id: evaluated.body.id, ...more },
  });
  expect(status).toBe(201);
  return body.content;
}

async function storedLogos() {
  const keys: string[] = [];
  for await (const { key } of server.context.files.list('decks')) if (key.includes('logo')) keys.push(key);
  return keys;
}

describe('a deck made of a PDF', () => {
  it('starts with the color, the fonts and the logo of the PDF', async () => {
    const content = await improve(await brandedDeck({ place: () => CORNER }));
    expect(content).toMatchObject({
      theme: 'paper',
      brand: {
        accent: BRAND_GREEN,
        fonts: { title: 'times-new-roman', text: 'courier-new' },
        colors: expect.arrayContaining([expect.stringMatching(/^#0[89a-f]7[0-9a-f]3[0-9a-f]$/)]),
      },
    });
    const { body: images } = await call(server, 'GET', '/pitch-decks/assistant/images/', { headers });
    expect(images).toMatchObject([{ name: content.brand.logo.image, width: 200, height: 80 }]);
    expect(await storedLogos()).toEqual([]);
  });

  it('is dark where the PDF is, unless another theme is asked for', async () => {
    const dark = await brandedDeck({ isDark: true });
    expect(await improve(dark)).toMatchObject({ theme: 'ink', brand: { accent: BRAND_GREEN } });
    expect(await improve(dark, { theme: 'moss' })).toMatchObject({ theme: 'moss', brand: { accent: BRAND_GREEN } });
  });

  it('has no logo when there is no room for more images', async () => {
    await fillDeckImages(server.context, user.id);
    const { brand } = await improve(await brandedDeck({ place: () => CORNER }));
    expect(brand).toMatchObject({ accent: BRAND_GREEN });
    expect(brand.logo).toBeUndefined();
    expect(await storedLogos()).toEqual([]);
  });
});
