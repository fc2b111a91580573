import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { BRAND_GREEN, brandedDeck, brandLogo } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { brandedPptx } from '../../test/factories/branded-pptx.ts';
import { transform } from '../../test/factories/pptx-files.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';

const PHOTO = readFileSync(join(import.meta.dirname, '../demo/portraits/adaeze-nwokori.png'));

let server: TestApp;
let logo: Buffer;
beforeAll(async () => {
  server = await buildTestApp();
  logo = await brandLogo();
});
afterAll(() => server.close());

let headers: { authorization: string };
beforeEach(async () => {
  headers = await bearer(server.context, await buildUser(server.context));
});

const send = (file: Uint8Array, name: string) => {
  const form = fileForm(name, file);
  return call(server, 'POST', '/pitch-decks/assistant/brand/', {
    body: form.body,
    headers: { ...headers, ...form.headers },
  });
};

async function stored() {
  const keys: string[] = [];
  for (const folder of ['decks', 'deck-images', 'readings']) {
    for await (const { key } of server.context.files.list(folder)) keys.push(key);
  }
  return keys;
}

const CORNER = { x: 820, y: 480, width: 100, height: 40 };

const logoOf = async (url: string) => {
  const bytes = Buffer.from(url.replace(/^data:image\/\w+;base64,/, ''), 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 4)];
  return { ...info, pixel };
};

describe('the brand of an uploaded deck', () => {
  it('is read from a PDF: its accent, the fonts of titles and text, and the logo with its transparency', async () => {
    const { status, body } = await send(await brandedDeck({ place: () => CORNER }), 'deck.pdf');
    expect(status).toBe(200);
    expect(body.colors[0]).toBe(BRAND_GREEN);
    expect(body.fonts).toEqual({
      title: { name: 'Times', font: 'times-new-roman' },
      text: { name: 'Courier', font: 'courier-new' },
    });
    const found = await logoOf(body.logo);
    expect([found.width, found.height]).toEqual([200, 80]);
    const [red = 0, green = 0, blue = 0, alpha] = found.pixel(40, 40);
    expect([red, green, blue].map((part, at) => Math.abs(part - ([0x0b, 0x7a, 0x3c][at] ?? 0)) < 3)).toEqual([
      true,
      true,
      true,
    ]);
    expect(alpha).toBe(255);
    expect(found.pixel(82, 4)[3]).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('is read from a PowerPoint file: the accent and fonts of its theme, and the picture of its master', async () => {
    const { status, body } = await send(await brandedPptx({ logo }), 'deck.pptx');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      colors: [BRAND_GREEN],
      fonts: { title: { name: 'Playfair Display', font: 'georgia' }, text: { name: 'Lato', font: 'calibri' } },
    });
    expect((await logoOf(body.logo)).width).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('has no color of shapes that have another one of their own', async () => {
    const style = '<p:style><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>';
    const panel = (fill: string) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Panel"/><p:nvPr/></p:nvSpPr><p:spPr>${transform([0.1, 0.5, 0.3, 0.3])}${fill}</p:spPr>${style}</p:sp>`;
    const colorsOf = async (behind: string) =>
      (await send(await brandedPptx({ logo, behind }), 'deck.pptx')).body.colors;
    expect(await colorsOf(panel('<a:solidFill><a:srgbClr val="F4F4F0"/></a:solidFill>'))).toEqual([BRAND_GREEN]);
    expect(await colorsOf(panel(''))).toEqual(expect.arrayContaining([BRAND_GREEN, '#c2410c']));
  });

  it.each([
    ['moves over the slides', { place: (slide: number) => ({ ...CORNER, x: 700 + slide * 30 }) }],
    ['is in the middle', { place: () => ({ x: 420, y: 250, width: 100, height: 40 }) }],
    ['is large', { place: () => ({ x: 560, y: 280, width: 380, height: 240 }) }],
    ['touches the edge, as a decoration', { place: () => ({ x: 860, y: 500, width: 100, height: 40 }) }],
    ['is the badge of a tool', { place: () => CORNER, link: 'https://gamma.app/?utm_source=made-with-gamma' }],
    ['is on two slides', { slides: 2, place: () => CORNER }],
  ])('has no logo where a picture %s', async (_, draft) => {
    expect((await send(await brandedDeck(draft), 'deck.pdf')).body.logo).toBeNull();
  });

  it('has a logo that leads to the site of the company', async () => {
    const file = await brandedDeck({ place: () => CORNER, link: 'https://isferd.example/' });
    expect((await send(file, 'deck.pdf')).body.logo).not.toBeNull();
  });

  it('has no logo where the picture cannot be read', async () => {
    const broken = Buffer.concat([logo.subarray(0, 60), Buffer.alloc(200, 7)]);
    expect((await send(await brandedPptx({ logo: broken }), 'deck.pptx')).body.logo).toBeNull();
    expect((await send(await brandedPptx({ logo: PHOTO.subarray(0, 12) }), 'deck.pptx')).body.logo).toBeNull();
  });

  it.each([
    ['a PDF that is none', 'deck.pdf', 400, 'not_a_pdf'],
    ['a PowerPoint file that is none', 'deck.pptx', 400, 'not_a_pptx'],
    ['another file', 'deck.docx', 400, 'file_type'],
  ])('is refused from %s, and nothing is kept', async (_, name, status, code) => {
    expect(await send(Buffer.from('Freight that tells you'), name)).toMatchObject({ status, body: { code } });
    expect(await stored()).toEqual([]);
  });
});
