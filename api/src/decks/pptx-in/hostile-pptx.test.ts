import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeShelf, type Shelf } from '../../../test/decks/index.ts';
import {
  archiveOf,
  paragraph,
  picture,
  plainPptx,
  pptxFiles,
  pptxOf,
  relation,
  shape,
} from '../../../test/factories/pptx-files.ts';
import { readPptx } from './read-pptx.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

const slide = { shapes: shape(paragraph('Isferd'), { ph: 'type="title"', at: [0, 0, 1, 0.2] }) };
const outcomeOf = async (bytes: Buffer, limits = {}) =>
  await readPptx(await shelf.put('deck.pptx', bytes), limits).catch((error: unknown) => error);

const MACROS = 'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml';
const compound = (content: Buffer) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), content]);

describe('a file that is no presentation', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'not_a_pptx'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'not_a_pptx'],
    ['another archive', () => archiveOf({ 'readme.txt': 'Hello' }), 'not_a_pptx'],
    [
      'a Word document',
      () => pptxOf({ slides: [slide], contentType: 'application/x.wordprocessingml.document.main+xml' }),
      'not_a_pptx',
    ],
    ['an old PowerPoint file', () => compound(randomBytes(4096)), 'old_powerpoint'],
    ['an encrypted one', () => compound(Buffer.from('EncryptedPackage', 'utf16le')), 'pptx_encrypted'],
    ['one with macros', () => pptxOf({ slides: [slide], contentType: MACROS }), 'pptx_macros'],
    [
      'one with macros under another name',
      () => pptxOf({ slides: [slide], files: { 'ppt/vbaProject.bin': 'x' } }),
      'pptx_macros',
    ],
    ['one without slides', () => pptxOf({ slides: [] }), 'pptx_no_slides'],
    ['one with hidden slides only', () => pptxOf({ slides: [{ ...slide, hidden: true }] }), 'pptx_no_slides'],
    ['half a file', async () => (await plainPptx([{ title: 'Isferd', lines: [] }])).subarray(0, 700), 'pptx_damaged'],
  ])('is refused with a clear sentence (%s)', async (_, build, code) => {
    expect(await outcomeOf(await build())).toMatchObject({
      code,
      message: expect.stringMatching(/^This .+\. Save .+\.$/),
    });
  });
});

describe('a file that asks for too much', () => {
  it('is refused when a part unpacks to far more than it takes', async () => {
    const files = pptxFiles({ slides: [slide] });
    const bomb = `${files['ppt/slides/slide1.xml']}${' '.repeat(60 * 1024 * 1024)}`;
    expect(await outcomeOf(await archiveOf({ ...files, 'ppt/slides/slide1.xml': bomb }))).toMatchObject({
      code: 'pptx_too_complex',
    });
  });

  it('is refused when it lies about the size of a part', async () => {
    const files = pptxFiles({ slides: [slide] });
    const bytes = await archiveOf({
      ...files,
      'ppt/slides/slide1.xml': `${files['ppt/slides/slide1.xml']}${' '.repeat(40 * 1024 * 1024)}`,
    });
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(files['ppt/slides/slide1.xml']?.length ?? 0);
    const real = Buffer.alloc(4);
    real.writeUInt32LE((files['ppt/slides/slide1.xml']?.length ?? 0) + 40 * 1024 * 1024);
    for (let at = bytes.indexOf(real); at >= 0; at = bytes.indexOf(real, at)) claimed.copy(bytes, at);
    expect(await outcomeOf(bytes)).toMatchObject({ code: expect.stringMatching(/^pptx_(too_complex|damaged)$/) });
  });

  it('is refused when it declares entities, which are never expanded', async () => {
    const files = pptxFiles({ slides: [slide] });
    const laughs = `<!DOCTYPE p:sld [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${files['ppt/slides/slide1.xml']}`;
    const own = laughs.replace('Isferd', '&b;');
    expect(await outcomeOf(await archiveOf({ ...files, 'ppt/slides/slide1.xml': own }))).toMatchObject({
      code: 'pptx_damaged',
    });
  });

  it('is refused when shapes nest without end', async () => {
    const shapes = `${'<p:grpSp>'.repeat(5_000)}${'</p:grpSp>'.repeat(5_000)}`;
    expect(await outcomeOf(await pptxOf({ slides: [{ shapes }] }))).toMatchObject({ code: 'pptx_too_complex' });
  });

  it('is refused with thousands of slides, shapes or characters', async () => {
    const many = await pptxOf({ slides: Array.from({ length: 301 }, () => slide) });
    const shapes = await pptxOf({ slides: [{ shapes: shape(paragraph('x'), { at: [0, 0, 1, 1] }).repeat(3_100) }] });
    const text = await pptxOf({ slides: [{ shapes: shape(paragraph('x '.repeat(40_000)), { at: [0, 0, 1, 1] }) }] });
    for (const bytes of [many, shapes, text])
      expect(await outcomeOf(bytes)).toMatchObject({ code: 'pptx_too_complex' });
  });

  it('ends when it takes more time or memory than allowed', async () => {
    const bytes = await plainPptx(
      Array.from({ length: 250 }, (_, index) => ({ title: `Slide ${index}`, lines: ['One'] })),
    );
    expect(await outcomeOf(bytes, { totalMs: 50 })).toMatchObject({ code: 'pptx_too_complex' });
    expect(await outcomeOf(bytes, { memoryBytes: 20 * 1024 * 1024 })).toMatchObject({ code: 'pptx_too_complex' });
  });

  it('ends when nobody waits any more', async () => {
    const path = await shelf.put('deck.pptx', await plainPptx([{ title: 'Isferd', lines: [] }]));
    const gone = new Error('gone');
    await expect(readPptx(path, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    const leaving = new AbortController();
    const reading = readPptx(path, { signal: leaving.signal });
    leaving.abort(gone);
    await expect(reading).rejects.toBe(gone);
  });
});

describe('a file that points outside itself', () => {
  it('has its external pictures, charts and slides left alone, and no address is ever fetched', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
    const relations = relation('rId2', 'image', address, true) + relation('rId3', 'notesSlide', address, true);
    const outcome = await outcomeOf(
      await pptxOf({ slides: [{ shapes: slide.shapes + picture('rId2', [0.2, 0.2, 0.5, 0.5]), relations }] }),
    );
    server.close();
    expect(requests).toBe(0);
    expect(outcome).toMatchObject({ pictures: [], leftOut: [{ kind: 'picture-format', slides: [1], count: 1 }] });
  });

  it('cannot reach files of the server by a path', async () => {
    const relations =
      relation('rId2', 'image', '../../../../../../etc/passwd') + relation('rId3', 'image', 'file:///etc/passwd');
    const shapes = slide.shapes + picture('rId2', [0.2, 0.2, 0.5, 0.5]) + picture('rId3', [0.2, 0.2, 0.5, 0.5]);
    expect(await outcomeOf(await pptxOf({ slides: [{ shapes, relations }] }))).toMatchObject({
      pictures: [],
      leftOut: [{ kind: 'picture-format', slides: [1], count: 2 }],
    });
  });

  it('keeps markup, formulas and links in text as plain text', async () => {
    const text = '=HYPERLINK(1) &lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1)';
    expect(
      await outcomeOf(
        await plainPptx([
          { title: 'Isferd', lines: [] },
          { title: 'X', lines: [text] },
        ]),
      ),
    ).toMatchObject({
      slides: [{}, { slide: { lines: ['=HYPERLINK(1) <script>alert(1)</script> javascript:alert(1)'] } }],
    });
  });
});
