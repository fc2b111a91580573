import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import {
  paragraph,
  picture,
  plainPptx,
  pptxOf,
  relation,
  type SlideDraft,
  shape,
} from '../../test/factories/pptx-files.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import { LIMITS } from '../platform/security/throttle.ts';

const PORTRAIT = readFileSync(join(import.meta.dirname, '../demo/portraits/adaeze-nwokori.png'));

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let headers: { authorization: string };
beforeEach(async () => {
  headers = await bearer(server.context, await buildUser(server.context));
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
