import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandLogo } from '../../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { brandedPptx } from '../../../test/factories/branded-pptx.ts';
import { paragraph, plainPptx, pptxOf, shape } from '../../../test/factories/pptx-files.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { extractedTextKey, loadExtractedText } from '../../decks/storage/extracted-text.ts';
import { onDisk } from '../../platform/files/on-disk.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { VISITOR_EVALUATIONS_PER_HOUR: '1000' } });
});
afterAll(() => server.close());

let headers: { authorization: string };
beforeEach(async () => {
  headers = await bearer(server.context, await buildUser(server.context));
});

const evaluate = (file: Uint8Array, name = 'Seed deck.pptx', who: Record<string, string> = headers) => {
  const form = fileForm(name, file);
  return call(server, 'POST', '/pitch-decks/evaluate/', { body: form.body, headers: { ...form.headers, ...who } });
};
const get = (path: string) => call(server, 'GET', path, { headers });

const MARKET = 'Road freight in Europe spends $4.2B a year on cold-chain monitoring';
/** Longer than one page of the editor, so it becomes two there. */
const LONG = Array.from(
  { length: 30 },
  (_, index) => `Fleet ${index + 1} saves its loads with a warning hours before they spoil`,
);
const SLIDES = [
  { title: 'Isferd', lines: ['Freight that tells you before it spoils'] },
  { title: 'Customers', lines: LONG },
  {
    title: 'Problem',
    lines: ['One in nine chilled loads arrives outside its range', 'Insurers pay $8,200 for each of them'],
  },
  { title: 'Market', lines: [MARKET, 'We sell to 12,000 fleets of 20 to 400 trucks'] },
  {
    title: 'Traction',
    lines: ['41 paying fleets and $64K monthly revenue in October 2026', 'Net revenue retention is 118%'],
  },
  { title: 'The ask', lines: ['We raise $1.5M to reach 160 paying fleets in eighteen months'] },
];

describe('a PowerPoint file', () => {
  it('is evaluated, and findings name its slides, however many pages a slide takes in the editor', async () => {
    const { status, body } = await evaluate(await plainPptx(SLIDES));
    expect(status).toBe(201);
    expect(body).toMatchObject({ original_filename: 'Seed deck.pptx', page_count: SLIDES.length });
    const evidence = body.scores.flatMap((score: { evidence: { slide: number; quote: string }[] }) => score.evidence);
    const [market] = evidence.filter(({ quote }: { quote: string }) => quote.includes('$4.2B'));
    expect(market).toMatchObject({ slide: 4 });
    const key = `decks/${body.id}.pdf`;
    const text = await loadExtractedText(server.context.files, key);
    expect(text?.slides.map(({ title }) => title)).toEqual(SLIDES.map(({ title }) => title));
    const all = text?.slides[1]?.lines.map((line) => line.text).join(' ') ?? '';
    for (const line of LONG) expect(all).toContain(line);
    expect(extractedTextKey(key)).toBe(`readings/${body.id}.json`);
  });

  it('has pictures of its slides, and is downloaded as the PDF that they come from', async () => {
    const { body } = await evaluate(await plainPptx(SLIDES));
    const slides = await get(`/pitch-decks/evaluations/${body.id}/slides/`);
    expect(slides.body.slides).toHaveLength(SLIDES.length);
    expect(slides.body.file_url).toContain('name=Seed+deck.pdf');
    const file = await server.app.inject({ method: 'GET', url: slides.body.file_url });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is drawn on dark pages where its slides are dark', async () => {
    const background = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="tx2"/></p:bgRef></p:bg>';
    const dark = await evaluate(await brandedPptx({ logo: await brandLogo(), background }));
    const light = await evaluate(await plainPptx(SLIDES));
    const { files, config, lookAtDeck } = server.context;
    const looksOf = ({ body }: typeof dark) =>
      onDisk({ files, key: `decks/${body.id}.pdf`, dir: join(config.dataDir, 'tmp') }, (path) => lookAtDeck(path));
    expect(await looksOf(dark)).toMatchObject({ isDark: true });
    expect(await looksOf(light)).toMatchObject({ isDark: false });
  });

  it('can be evaluated by a visitor', async () => {
    const { status, body } = await evaluate(await plainPptx(SLIDES), 'deck.PPTX', {});
    expect([status, body.page_count]).toEqual([201, SLIDES.length]);
  });

  it('does not count hidden slides', async () => {
    const slide = (title: string, text: string) =>
      shape(paragraph(title), { ph: 'type="title"', at: [0.05, 0.05, 0.9, 0.1] }) +
      shape(paragraph(text), { ph: 'idx="1"', at: [0.05, 0.3, 0.9, 0.5] });
    const file = await pptxOf({
      slides: SLIDES.map(({ title, lines }, index) => ({
        shapes: slide(title, lines.slice(0, 2).join('. ')),
        hidden: index === 1,
      })),
    });
    expect((await evaluate(file)).body).toMatchObject({ page_count: SLIDES.length - 1 });
  });

  it.each([
    ['not_a_pptx', 400, () => Buffer.from('no deck')],
    ['pptx_no_slides', 422, () => pptxOf({ slides: [] })],
  ] as const)('is refused by its content, as %s, in a sentence', async (code, expected, make) => {
    const { status, body } = await evaluate(await make());
    expect([status, body.code]).toEqual([expected, code]);
    expect(body.detail).toMatch(/^[A-Z].+\.$/);
  });
});
