import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BRAND_GREEN, brandLogo } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { type BrandedPptx, brandedPptx } from '../../test/factories/branded-pptx.ts';
import { fillDeckImages } from '../../test/factories/deck-images.ts';
import {
  paragraph,
  picture,
  plainPptx,
  pptxOf,
  relation,
  type SlideDraft,
  shape,
  transform,
} from '../../test/factories/pptx-files.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { LIMITS } from '../platform/security/throttle.ts';

const PORTRAIT = readFileSync(join(import.meta.dirname, '../demo/portraits/adaeze-nwokori.png'));

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

const send = (file: Uint8Array, name = 'Seed deck.pptx') => {
  const form = fileForm(name, file);
  return call(server, 'POST', '/pitch-decks/assistant/import/', {
    body: form.body,
    headers: { ...headers, ...form.headers },
  });
};
const storedDecks = async () => {
  const keys: string[] = [];
  for await (const { key } of server.context.files.list('decks')) keys.push(key);
  return keys.filter((key) => key.endsWith('.pptx'));
};

const title = (text: string) => shape(paragraph(text), { ph: 'type="title"', at: [0.05, 0.05, 0.9, 0.1] });
const pictured = (relations: string): SlideDraft => ({
  shapes: title('Product') + picture('rId2', [0.2, 0.2, 0.6, 0.6]),
  relations,
});

const solid = (color: string) => `<p:bg><p:bgPr><a:solidFill>${color}</a:solidFill></p:bgPr></p:bg>`;
const reference = (name: string) => `<p:bg><p:bgRef idx="1001"><a:schemeClr val="${name}"/></p:bgRef></p:bg>`;
const changed = (name: string, change: string) => `<a:schemeClr val="${name}">${change}</a:schemeClr>`;
const gradient = (...stops: string[]) =>
  `<p:bg><p:bgPr><a:gradFill><a:gsLst>${stops.map((hex) => `<a:gs pos="0"><a:srgbClr val="${hex}"/></a:gs>`).join('')}</a:gsLst></a:gradFill></p:bgPr></p:bg>`;
const covering = (color: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Ground"/><p:nvPr/></p:nvSpPr><p:spPr>${transform([0, 0, 1, 1])}<a:solidFill>${color}</a:solidFill></p:spPr></p:sp>`;

describe('importing a PowerPoint file', () => {
  it('makes a saved deck of it, named after the file, and keeps no copy', async () => {
    const file = await plainPptx([
      { title: 'Isferd', lines: ['Freight that tells you before it spoils'] },
      { title: 'Problem', lines: ['One load in nine spoils', 'Nobody knows when'], notes: 'Pause here.' },
    ]);
    const { status, body } = await send(file);
    expect(status).toBe(201);
    expect(body).toMatchObject({ saved_deck: { name: 'Seed deck', total_slides: 2, revision: 1 }, left_out: [] });
    const saved = await call(server, 'GET', `/pitch-decks/assistant/saved-decks/${body.saved_deck.id}/`, { headers });
    expect(saved.body.content.slides).toMatchObject([
      { kind: 'title', title: 'Isferd' },
      {
        kind: 'bullets',
        title: 'Problem',
        lines: ['One load in nine spoils', 'Nobody knows when'],
        notes: 'Pause here.',
      },
    ]);
    expect(await storedDecks()).toEqual([]);
  });

  it('stores its pictures among the user’s images, and says which it could not take', async () => {
    const files = { 'ppt/media/a.png': PORTRAIT, 'ppt/media/b.emf': 'x' };
    const file = await pptxOf({
      slides: [
        { shapes: title('Isferd') },
        pictured(relation('rId2', 'image', '../media/a.png')),
        { shapes: title('Backup'), hidden: true },
        pictured(relation('rId2', 'image', '../media/b.emf')),
      ],
      files,
    });
    const { body } = await send(file);
    const [, shown, backup] = body.saved_deck.content.slides;
    expect(backup).toMatchObject({ title: 'Backup', hidden: true });
    expect(shown).toMatchObject({ kind: 'image', image: expect.stringMatching(/^[\w-]+\.(png|jpg)$/) });
    const images = await call(server, 'GET', '/pitch-decks/assistant/images/', { headers });
    expect(images.body.map(({ name }: { name: string }) => name)).toEqual([shown.image]);
    expect(body.left_out).toEqual([
      'One picture that the editor cannot show; it supports JPEG, PNG and WebP (slide 4)',
    ]);
  });

  const imported = async (draft: Partial<BrandedPptx> = {}) => {
    const { status, body } = await send(await brandedPptx({ logo: await brandLogo(), ...draft }));
    expect(status).toBe(201);
    return body;
  };
  const contentOf = async (draft?: Partial<BrandedPptx>) => (await imported(draft)).saved_deck.content;

  it('starts the deck with the color, the fonts and the logo of the file', async () => {
    const { theme, format, brand } = await contentOf();
    expect({ theme, format }).toEqual({ theme: 'paper', format: undefined });
    expect(brand).toEqual({
      accent: BRAND_GREEN,
      fonts: { text: 'calibri' },
      logo: { image: expect.stringMatching(/\.png$/), ground: expect.any(String) },
      colors: expect.any(Array),
    });
    const images = await call(server, 'GET', '/pitch-decks/assistant/images/', { headers });
    expect(images.body).toMatchObject([{ name: brand.logo.image, width: 200, height: 80 }]);
  });

  it.each<[string, Partial<BrandedPptx>]>([
    ['background has a dark color', { background: solid('<a:srgbClr val="0D1117"/>') }],
    ['background has a dark color of the theme', { background: reference('tx2') }],
    ['master calls a dark color the background', { background: reference('bg1'), names: { bg1: 'dk1' } }],
    ['background is a light color made dark', { background: solid(changed('bg1', '<a:lumMod val="15000"/>')) }],
    ['background is a dark gradient', { background: gradient('0B2233', '101820') }],
    ['ground is a dark shape over the whole slide', { behind: covering('<a:srgbClr val="101820"/>') }],
  ])('makes a dark deck of slides whose %s', async (_, draft) => {
    expect(await contentOf(draft)).toMatchObject({ theme: 'ink', brand: { accent: BRAND_GREEN } });
  });

  it.each<[string, Partial<BrandedPptx>]>([
    ['light background is a dark color made light', { background: solid(changed('tx1', '<a:tint val="5000"/>')) }],
    ['dark background is covered', { background: reference('tx2'), behind: covering('<a:schemeClr val="lt2"/>') }],
    ['background is a picture', { background: `<p:bg><p:bgPr><a:blipFill/></p:bgPr></p:bg>` }],
  ])('makes a light deck of slides whose %s', async (_, draft) => {
    expect(await contentOf(draft)).toMatchObject({ theme: 'paper' });
  });

  it('keeps the format of slides of 4:3', async () => {
    expect(await contentOf({ height: 9_144_000 })).toMatchObject({ format: '4:3' });
  });

  it('does not count the logo among the pictures that it leaves out', async () => {
    const { saved_deck: deck, left_out: leftOut } = await imported({ isOnSlides: true });
    expect(deck.content.brand.logo).toBeDefined();
    expect(leftOut).toEqual([]);
  });

  it('keeps the logo on a slide that shows nothing else', async () => {
    const corner = picture('rId2', [0.88, 0.04, 0.08, 0.06]);
    const relations = relation('rId2', 'image', '../media/logo.png');
    const slide = { shapes: title('What we build') + corner, relations };
    const file = await pptxOf({
      slides: [slide, slide, slide, { shapes: picture('rId2', [0.2, 0.2, 0.6, 0.6]), relations }],
      files: { 'ppt/media/logo.png': await brandLogo() },
    });
    const { content } = (await send(file)).body.saved_deck;
    expect(content.brand.logo).toBeDefined();
    expect(content.slides.map(({ kind }: { kind: string }) => kind)).toEqual(['title', 'section', 'section', 'image']);
  });

  it('leaves the logo out when it cannot be read or there is no room for more images, and says so', async () => {
    const brand = { accent: BRAND_GREEN, fonts: { text: 'calibri' } };
    const broken = (await brandLogo()).subarray(0, 60);
    const unreadable = await imported({ logo: broken });
    expect(unreadable.saved_deck.content.brand).toEqual(brand);
    expect(unreadable.left_out).toEqual(['The logo (slides 1–4)']);
    await fillDeckImages(server.context, user.id);
    const full = await imported();
    expect(full.saved_deck.content.brand).toEqual(brand);
    expect(full.left_out).toEqual(['The logo (slides 1–4)']);
  });

  it('keeps as many slides as a deck holds, and names the others', async () => {
    const slides = Array.from({ length: 103 }, (_, index) => ({ title: `Slide ${index + 1}`, lines: ['One', 'Two'] }));
    const { body } = await send(await plainPptx(slides));
    expect(body.saved_deck.total_slides).toBe(100);
    expect(body.left_out).toEqual(['Slides beyond what a saved deck can hold (slides 101–103)']);
  });

  it.each([
    ['Deck.pdf', 'file_type', 'Allowed types: PPTX'],
    ['deck.pptm', 'file_type', 'Allowed types: PPTX'],
    ['deck.exe', 'executable', 'Executable files are not allowed'],
  ])('refuses %s', async (name, code, detail) => {
    expect(await send(PORTRAIT, name)).toMatchObject({ status: 400, body: { code, detail } });
  });

  it('refuses a file that is no presentation, and stores nothing', async () => {
    expect(await send(PORTRAIT)).toMatchObject({
      status: 400,
      body: { code: 'not_a_pptx', detail: expect.stringContaining('not a PowerPoint presentation') },
    });
    const decks = await call(server, 'GET', '/pitch-decks/assistant/saved-decks/', { headers });
    expect(decks.body).toEqual([]);
    expect(await storedDecks()).toEqual([]);
  });

  it('stops after too many', async () => {
    const { attempts } = LIMITS.deckImport;
    for (let sent = 0; sent < attempts; sent += 1) await send(PORTRAIT, 'deck.pdf');
    expect(await send(PORTRAIT)).toMatchObject({ status: 429 });
  });
});
