import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { chartDeck, screenshotDeck } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { fillDeckImages } from '../../test/factories/deck-images.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';
import type { DocumentSlide } from './engine/types.ts';

// The deck is read, drawn and cut by processes of their own.
jest.setTimeout(120_000);

let server: TestApp;
let user: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context);
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

async function evaluate(file: Uint8Array): Promise<string> {
  const form = fileForm('ferrylane.pdf', file);
  const { body } = await call(server, 'POST', '/pitch-decks/evaluate/', {
    headers: { ...headers, ...form.headers },
    body: form.body,
  });
  return body.id;
}

async function improve(id: string): Promise<DocumentSlide[]> {
  const { body } = await call(server, 'POST', '/pitch-decks/assistant/generate/', {
    headers,
    body: { evaluation_id: id },
  });
  return body.content.slides;
}

async function pixelsOf(name: string) {
  const file = await server.context.files.open(`deck-images/${name}`);
  if (!file) throw new Error(`${name} is not stored.`);
  return sharp(await buffer(file.stream));
}

const imageOf = (slide: DocumentSlide | undefined) => (slide?.kind === 'image' ? slide.image : null);

describe('slides to edit of a PDF with pictures', () => {
  it('show a picture beside its text and a page that is one picture, from the page as drawn', async () => {
    const [, product, page] = await improve(await evaluate(await screenshotDeck()));
    expect(product).toMatchObject({
      kind: 'image',
      title: 'Our product',
      lines: ['Deposits are taken by a booking page.', 'Cancelled seats are refilled within minutes.'],
    });
    expect(page).toMatchObject({ kind: 'image', image: expect.any(String) });

    const cut = await pixelsOf(imageOf(product) ?? '');
    const { width = 0, height = 0 } = await cut.metadata();
    expect(width / height).toBeCloseTo(400 / 225, 1);
    // The left bar of the picture starts dark at the bottom, and its top right corner is bright green.
    const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    expect(at(4, info.height - 4)[1]).toBeGreaterThan(at(4, info.height - 4)[0] ?? 0);
    expect(Math.min(...at(4, 4))).toBeGreaterThan(200);
  });

  it('show a drawn chart with its labels beside its text, from the page as drawn', async () => {
    const [, chart, ...more] = await improve(await evaluate(await chartDeck()));
    expect(more).toEqual([]);
    expect(chart).toMatchObject({ kind: 'image', title: 'Bookings grow', image: expect.any(String) });
    // Its labels are its description, unless the evaluation finds a claim in them.
    const { lines = [], alt } = chart?.kind === 'image' ? chart : { alt: '' };
    expect(lines.slice(0, 2)).toEqual(['Twelve operators take deposits with us.', 'None of them has left.']);
    for (const figure of ['4,100', '9,300', '17,800']) expect([alt, ...lines].join('\n')).toContain(figure);

    const { data, info } = await (await pixelsOf(imageOf(chart) ?? '')).raw().toBuffer({ resolveWithObject: true });
    // Wider and higher than the bars: years below, figures above.
    expect(info.width / info.height).toBeCloseTo(300 / 260, 0);
    const at = (x: number, y: number) =>
      [...data.subarray((Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels)].slice(
        0,
        3,
      );
    // The last bar is tall and blue; over the first one the page is bare.
    expect(at(0.85, 0.5)).toEqual([28, 77, 217].map((channel) => expect.closeTo(channel, -1)));
    expect(Math.min(...at(0.15, 0.3))).toBeGreaterThan(200);
  });

  it('show the text as a list, and a place for the image, when there is no room for more images', async () => {
    await fillDeckImages(server.context, user.id);
    const [, product, page] = await improve(await evaluate(await screenshotDeck()));
    expect(product).toMatchObject({ kind: 'bullets', title: 'Our product', lines: { length: 2 } });
    expect(page).toMatchObject({ kind: 'image', image: null });
  });
});
