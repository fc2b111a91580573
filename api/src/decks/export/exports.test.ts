import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { openPackage } from '../../../test/factories/packages.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { LIMITS } from '../../platform/security/throttle.ts';
import { deckExportJob } from './deck-export-job.ts';

const BASE = '/pitch-decks/assistant';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let headers: { authorization: string };
beforeEach(async () => {
  headers = await bearer(server.context, await buildUser(server.context));
});

const slide = (title = 'Loads spoil') => ({
  id: 'a',
  kind: 'bullets',
  title,
  lines: ['One in nine.'],
  notes: 'Pause.',
});
const deck = (overrides: object = {}) => ({
  name: 'Seed deck',
  company_name: 'Isferd',
  content: { slides: [slide()] },
  ...overrides,
});
const post = (path: string, body: object) => call(server, 'POST', `${BASE}${path}`, { headers, body });

/** Returns the raw file; `call` would decode it as text. */
const download = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${BASE}${path}`, headers, payload });

describe('exporting a deck', () => {
  it('gives a PowerPoint file of a saved deck, named after it', async () => {
    const { body: saved } = await post('/saved-decks/', deck());
    const { statusCode, headers: answer, rawPayload } = await download('/generate-ppt/', { saved_deck_id: saved.id });
    expect(statusCode).toBe(200);
    expect(answer['content-type']).toBe('application/vnd.openxmlformats-officedocument.presentationml.presentation');
    expect(answer['content-disposition']).toContain('attachment; filename="Seed deck.pptx"');
    expect(answer['cache-control']).toBe('no-store');
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('gives a PDF of what stands in the editor, before it is saved', async () => {
    const { statusCode, headers: answer, rawPayload } = await download('/generate-pdf/', deck());
    expect(statusCode).toBe(200);
    expect(answer['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('shows the logo of a deck, but never a picture of somebody else', async () => {
    const logo = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#0b6a3c' } })
      .png()
      .toBuffer();
    const form = fileForm('logo.png', logo);
    const added = await call(server, 'POST', `${BASE}/images/`, {
      headers: { ...headers, ...form.headers },
      body: form.body,
    });
    const branded = deck({ content: { slides: [slide()], brand: { logo: { image: added.body.name } } } });
    const isInPdf = async () => (await download('/generate-pdf/', branded)).rawPayload.includes('/Subtype /Image');
    const media = async () =>
      (await openPackage((await download('/generate-ppt/', branded)).rawPayload)).all('ppt/media/', '');
    expect(await isInPdf()).toBe(true);
    expect(await media()).toEqual(['ppt/media/image1.jpeg']);
    headers = await bearer(server.context, await buildUser(server.context));
    expect(await isInPdf()).toBe(false);
    expect(await media()).toEqual([]);
  });

  it('gives the same bytes for the same saved deck', async () => {
    const { body: saved } = await post('/saved-decks/', deck());
    for (const path of ['/generate-ppt/', '/generate-pdf/']) {
      const [first, second] = [
        await download(path, { saved_deck_id: saved.id }),
        await download(path, { saved_deck_id: saved.id }),
      ];
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    }
  });

  it('puts the speaker notes into a PDF only where one asks for them', async () => {
    const plain = await download('/generate-pdf/', deck());
    const noted = await download('/generate-pdf/?notes=true', deck());
    const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect([pages(plain.rawPayload), pages(noted.rawPayload)]).toEqual([1, 2]);
  });

  it('leaves hidden slides out of a PDF with their notes, and keeps them in PowerPoint', async () => {
    const content = { slides: [slide('Shown'), { ...slide('Kept back'), id: 'b', hidden: true }] };
    const titles = (file: Buffer) => [...file.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
    const pdf = await download('/generate-pdf/?notes=true', deck({ content }));
    expect(titles(pdf.rawPayload)).toBe(2);
    const pptx = await download('/generate-ppt/', deck({ content }));
    expect(pptx.rawPayload.includes('ppt/slides/slide2.xml')).toBe(true);
  });

  it('leaves no trace of the author’s comments, neither of a saved deck nor of what stands in the editor', async () => {
    const text = 'Ask Mia for the August figure';
    const comments = [{ id: 'c', slide_id: 'a', text, created_at: '2026-11-27T09:00:00.000Z' }];
    const commented = deck({ content: { slides: [slide()], comments } });
    const { body: saved } = await post('/saved-decks/', commented);
    const { body: plain } = await post('/saved-decks/', deck());
    expect(saved.content.comments).toEqual(comments);
    for (const path of ['/generate-ppt/', '/generate-pdf/?notes=true']) {
      const bytes = async (body: object) => (await download(path, body)).rawPayload;
      const expected = await bytes({ saved_deck_id: plain.id });
      expect((await bytes({ saved_deck_id: saved.id })).equals(expected)).toBe(true);
      expect((await bytes(commented)).equals(await bytes(deck()))).toBe(true);
    }
    const pptx = await openPackage((await download('/generate-ppt/', commented)).rawPayload);
    expect(pptx.paths.filter((path) => path.endsWith('.xml') && pptx.text(path).includes('August'))).toEqual([]);
    expect(pptx.paths.filter((path) => pptx.text(path).includes('Pause.'))).not.toEqual([]);
  });

  it('says what to do about a PDF of which all slides are hidden', async () => {
    const content = { slides: [{ ...slide(), hidden: true }] };
    const { status, body } = await post('/generate-pdf/', deck({ content }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'nothing_to_export' });
    expect(body.detail).toBe('All slides of this deck are hidden. Show at least one first.');
    expect((await download('/generate-ppt/', deck({ content }))).statusCode).toBe(200);
  });

  it('takes a name with half a character', async () => {
    const { statusCode, headers: answer } = await download('/generate-pdf/', deck({ name: 'Seed \ud83d' }));
    expect(statusCode).toBe(200);
    expect(answer['content-disposition']).toContain('filename="Seed _.pdf"');
  });

  it('keeps a hostile name within the header and out of folders', async () => {
    const name = '../..\\evil"\r\nSet-Cookie: a=b/\u202edeck.exe “Ćwiek”';
    const { statusCode, headers: answer } = await download('/generate-pdf/', deck({ name }));
    expect(statusCode).toBe(200);
    expect(answer['set-cookie']).toBeUndefined();
    const disposition = String(answer['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[^"/\\\r\n]*\.pdf"; filename\*=UTF-8''[\w.%!~-]*\.pdf$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('evil Set-Cookie a=b deck.exe “Ćwiek”.pdf');
  });

  it('says what to do about a deck without slides', async () => {
    const { body: saved } = await post('/saved-decks/', deck({ content: { slides: [] } }));
    const { status, body } = await post('/generate-ppt/', { saved_deck_id: saved.id });
    expect({ status, ...body }).toMatchObject({ status: 422, code: 'nothing_to_export' });
    expect(body.detail).toBe('This deck has no slides yet. Add one, then export it.');
  });

  it('names the signs that the fonts of a PDF lack, and exports them as PowerPoint all the same', async () => {
    const content = { slides: [slide('Plain'), { ...slide('ตลาด'), id: 'b' }] };
    const { status, body } = await post('/generate-pdf/', deck({ content }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'characters_missing' });
    expect(body.detail).toContain('ต, ล, า, ด (page 2)');
    expect((await download('/generate-ppt/', deck({ content }))).statusCode).toBe(200);
  });

  it('refuses what is no deck, what is too large, and what is not there', async () => {
    expect((await post('/generate-ppt/', { content: { slides: [{ kind: 'film' }] } })).status).toBe(400);
    expect((await post('/generate-ppt/', {})).status).toBe(400);
    expect((await post('/generate-ppt/', { saved_deck_id: 'gone' })).status).toBe(404);
    const large = deck({ content: { slides: [slide('x'.repeat(2_200_000))] } });
    expect((await post('/generate-pdf/', large)).status).toBe(413);
  });

  it('shows an image of one’s own, and never one of somebody else', async () => {
    const { context } = server;
    const other = await buildUser(context);
    await context.files.put('deck-images/theirs.jpg', new Uint8Array([0xff, 0xd8]));
    const image = { file_key: 'deck-images/theirs.jpg', name: 'theirs.jpg', user_id: other.id, width: 4, height: 3 };
    await context.db
      .insertInto('saved_deck_images')
      .values({ ...image, size: 2, created_at: context.clock().toISOString(), unused_since: null })
      .execute();
    const people = [{ name: 'Ines', role: 'CEO', background: '', photo: 'theirs.jpg' }];
    const content = {
      slides: [
        { id: 'a', kind: 'image', title: 'The strip', image: 'theirs.jpg', alt: 'A strip', caption: '' },
        { id: 'b', kind: 'team', title: 'Team', people },
        { id: 'c', kind: 'logos', title: 'Customers', logos: [{ name: 'Havlaks', image: 'theirs.jpg' }] },
      ],
    };
    const { rawPayload } = await download('/generate-ppt/', deck({ content }));
    expect(rawPayload.includes('ppt/media/')).toBe(false);
  });

  it('is counted, so that one account does not take all of the machine', async () => {
    const { attempts } = LIMITS.deckExport;
    const answers = Array.from({ length: attempts }, () => post('/generate-ppt/', { saved_deck_id: 'gone' }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
    const { status, body } = await post('/generate-ppt/', { saved_deck_id: 'gone' });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  });
});

describe('people who export at the same time', () => {
  it('all get their files, and nothing is kept', async () => {
    const files = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const own = await bearer(server.context, await buildUser(server.context));
        const url = `/api${BASE}/generate-pdf/`;
        return await server.app.inject({ method: 'POST', url, headers: own, payload: deck() });
      }),
    );
    expect(files.map(({ rawPayload }) => rawPayload.subarray(0, 5).toString())).toEqual(Array(5).fill('%PDF-'));
    while (readdirSync(join(server.dir, 'files/exports')).length > 0) await new Promise(setImmediate);
  });

  it('are turned away, with a time to come back, when too many wait', async () => {
    const full = await buildTestApp();
    const { db, jobs, clock } = full.context;
    const user = await buildUser(full.context);
    const own = await bearer(full.context, user);
    const data = { userId: user.id, format: 'pdf', deck: { saved_deck_id: 'x' }, withNotes: false, key: 'x' } as const;
    const how = { runAt: new Date(clock().getTime() + 60_000), isUnlimited: true };
    for (let at = 0; at < 18; at += 1) await jobs.add(db, deckExportJob, data, { ...how, owner: `other ${at}` });
    const answer = await call(full, 'POST', `${BASE}/generate-pdf/`, { headers: own, body: deck() });
    expect([answer.status, answer.body.code, Number(answer.headers['retry-after']) > 0]).toEqual([503, 'busy', true]);
    await full.close();
  });
});
