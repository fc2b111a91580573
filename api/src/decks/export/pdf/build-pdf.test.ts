import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type DeckDocumentSlide, markOf } from '@northlight/shared-api/deck-layout';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { buildExport, everyKind } from '../../../../test/factories/decks-to-export.ts';
import { readDeck } from '../../reading/read-deck.ts';
import { buildPdf } from './build-pdf.ts';

const dir = mkdtempSync(join(tmpdir(), 'northlight-pdf-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function read(name: string, overrides: Parameters<typeof buildExport>[0] = {}) {
  const path = join(dir, name);
  writeFileSync(path, await buildPdf(buildExport(overrides)));
  return (await readDeck(path)).slides;
}

/** All text strings of a slide. */
function written(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['id', 'kind', 'notes', 'image', 'photo', 'alt', 'type', 'look', 'own_column', 'state', 'icon', 'icons'].includes(
      key,
    )
      ? []
      : written(one),
  );
}

const isCompared = (slide: DeckDocumentSlide) => slide.kind === 'table' && slide.table.look === 'comparison';
const flat = (text: string) => text.replace(/\s+/g, ' ');
const bullets = (title: string, lines: string[]) => ({ id: 'a', kind: 'bullets' as const, title, lines, notes: '' });

describe('a deck as PDF', () => {
  it('can be read again: each title and each line is found on its page', async () => {
    const slides = await read('every-kind.pdf');
    expect(slides.map(({ title }) => title)).toEqual(everyKind.map(({ title }) => title));
    everyKind.forEach((slide, index) => {
      const text = flat(slides[index]?.lines.map((line) => line.text).join(' ') ?? '');
      const chart = slide.kind === 'chart' ? slide.chart : null;
      const single = chart?.series.length === 1 ? chart.series[0]?.name : '';
      for (const one of written(slide))
        if (one !== single && one !== chart?.unit) expect(text).toContain(isCompared(slide) ? markOf(one) : one);
      if (chart?.unit === '$K') expect(text).toContain('$64.5K');
    });
  });

  it('leads from contact details to where they say, and from nowhere else', async () => {
    const linksOf = async (overrides: Parameters<typeof buildExport>[0]) => {
      const document = await PDFDocument.load(await buildPdf(buildExport(overrides)));
      return document.context
        .enumerateIndirectObjects()
        .flatMap(([, object]) => (object instanceof PDFDict ? (object.get(PDFName.of('URI'))?.toString() ?? []) : []));
    };
    expect(await linksOf({})).toEqual(['(mailto:ines@isferd.com)', '(tel:+4755010203)', '(https://isferd.com/)']);
    const contact = { name: 'https://a.example', email: 'none', phone: '', site: 'javascript:alert(1)' };
    const end = { id: 'a', kind: 'closing' as const, title: 'https://a.example', sentence: '', contact, notes: '' };
    expect(await linksOf({ slides: [end] })).toEqual([]);
  });

  it('has pages of the format of the deck', async () => {
    const sizeOf = async (format?: '4:3') => {
      const [page] = (await PDFDocument.load(await buildPdf(buildExport(format ? { format } : {})))).getPages();
      return page?.getSize();
    };
    expect(await sizeOf('4:3')).toEqual({ width: 720, height: 540 });
    expect((await sizeOf())?.width).toBeCloseTo(960, 0);
  });

  it('has the logo of its brand on each page, which screen readers skip, and one copy of its picture', async () => {
    const slides = [bullets('Why', ['Because']), { ...bullets('How', ['Like this']), id: 'b' }];
    const logo = { image: 'strip.png', ground: 'light' as const };
    const built = await buildPdf(buildExport({ slides, theme: 'ink', brand: { accent: '#ffd400', logo } }));
    const document = await PDFDocument.load(built);
    const pictures = document.getPages().map((page) => page.node.Resources()?.get(PDFName.of('XObject'))?.toString());
    expect(new Set(pictures).size).toBe(1);
    expect(pictures[0]).toMatch(/\/I1 \d+ 0 R/);
    expect(built.toString('latin1')).not.toContain('/S /Figure');
  });

  it('has the photo of a person as a figure with the name, and initials where the photo is gone', async () => {
    const person = { name: 'Ines Varga', role: 'CEO', background: '' };
    const team = (photo: string) => ({
      slides: [{ id: 'a', kind: 'team' as const, title: 'Team', people: [{ ...person, photo }], notes: '' }],
    });
    const shown = (await buildPdf(buildExport(team('strip.png')))).toString('latin1');
    expect(shown).toContain('/S /Figure');
    const gone = (await buildPdf(buildExport(team('gone.png')))).toString('latin1');
    expect(gone).not.toContain('/S /Figure');
    const [slide] = await read('gone.pdf', team('gone.png'));
    expect(slide?.lines.map(({ text }) => text)).toContain('IV');
  });

  it('reads in letters of other scripts too', async () => {
    const lines = ['Δημήτρης Παπαδόπουλος', 'Анна Петрова', 'Tomasz Łukasik, Đặng Thị', 'ქართული, Հայերեն', '✓ → ≥ ★'];
    const [slide] = await read('scripts.pdf', { slides: [bullets('Ελληνικά и кириллица', lines)] });
    expect(slide?.lines.map(({ text }) => flat(text))).toEqual(
      expect.arrayContaining(['Ελληνικά и кириллица', ...lines.slice(0, 4)]),
    );
  });

  it('reads in Chinese, Japanese and Korean, bold and regular, and carries only the characters it uses', async () => {
    const title = 'Nordic 冷链 for 北欧';
    const lines = [
      '物流の追跡、温度データ「リアルタイム」',
      '한국의 냉장 창고 250곳',
      '臺灣與香港：每年 4,000 萬個貨櫃',
      'We sell to 三菱商事 today.',
    ];
    const slides = [bullets(title, lines)];
    const [slide] = await read('cjk.pdf', { slides });
    expect(slide?.lines.map(({ text }) => flat(text))).toEqual(expect.arrayContaining([title, ...lines]));
    expect((await buildPdf(buildExport({ slides }))).length).toBeLessThan(150_000);
  });

  it('breaks a long line of Chinese, which has no spaces, inside its box', async () => {
    const line = '我们为冷链运输公司提供实时温度监测'.repeat(12);
    const [slide] = await read('long-chinese.pdf', { slides: [bullets('冷链', [line])] });
    const lines = slide?.lines.toSorted((one, other) => one.box.y - other.box.y) ?? [];
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.map(({ text }) => text.replace(/\s/g, '')).join('')).toContain(line);
  });

  it('tells a screen reader what is what', async () => {
    const file = (await buildPdf(buildExport())).toString('latin1');
    for (const tag of ['Document', 'Sect', 'H1', 'P', 'LBody', 'Table', 'TH', 'TD', 'Figure']) {
      expect(file).toMatch(new RegExp(`/S /${tag}\\b`));
    }
    expect(file).toContain('/Marked true');
    expect(file).toContain('/Lang (en)');
    expect(file).toContain('/Alt (A strip on a pallet)');
    expect(file).toContain('/DisplayDocTitle true');
  });

  it('carries its fonts, and of them only what it uses', async () => {
    const file = (await buildPdf(buildExport())).toString('latin1');
    const fonts = [...file.matchAll(/\/FontName \/([A-Z]{6})\+([\w-]+)/g)].map(([, , name]) => name);
    expect([...new Set(fonts)].sort()).toEqual([
      'Arimo-Bold',
      'Arimo-Regular',
      'DejaVuSans-Bold', // the marks of a comparison
      'Gelasio-Italic',
      'Gelasio-Regular',
    ]);
    expect(file).not.toMatch(/\/BaseFont \/(?:Helvetica|Times)/);
    expect(file.length).toBeLessThan(150_000);
  });

  it('carries the fonts of its brand, and draws all of the text in them', async () => {
    const slides = [
      { id: 'a', kind: 'quote' as const, title: 'Why 4\u00a0%', quote: 'It works', source: 'Ines Varga', notes: '' },
    ];
    const brand = { fonts: { title: 'cambria', text: 'calibri' } };
    const said = JSON.stringify(await read('fonts.pdf', { slides, brand }));
    expect(said).toMatch(/Why 4\s?%/u);
    expect(said).toContain('Ines Varga');
    const inText = buildExport({ slides: [{ ...slides[0], source: '4\u00a0% \u2013 Ines' } as never], brand });
    const file = (await buildPdf(inText)).toString('latin1');
    const fonts = [...file.matchAll(/\/FontName \/([A-Z]{6})\+([\w-]+)/g)].map(([, , name]) => name);
    expect([...new Set(fonts)].sort()).toEqual(['Caladea-Italic', 'Caladea-Regular', 'Carlito-Regular']);
  });

  it('has as many pages as the deck, of the size of a slide, under its name', async () => {
    const document = await PDFDocument.load(await buildPdf(buildExport()), { updateMetadata: false });
    expect(document.getPageCount()).toBe(everyKind.length);
    expect(document.getPage(0).getSize().width).toBeCloseTo(960, 0);
    expect(document.getTitle()).toBe('Isferd seed deck');
  });

  it('goes on over more pages rather than lose a line', async () => {
    const lines = Array.from(
      { length: 20 },
      (_, index) => `Point ${index + 1}: ${'loads spoil on the way '.repeat(18)}`,
    );
    const slides = await read('long.pdf', { slides: [bullets('Why', lines)] });
    expect(slides.length).toBeGreaterThan(2);
    const text = flat(slides.flatMap((slide) => slide.lines.map((line) => line.text)).join(' '));
    for (let point = 1; point <= 20; point++) expect(text).toContain(`Point ${point}:`);
  });

  it('adds what the speaker says after each slide, whole, where that is asked for', async () => {
    const notes = 'Say this slowly. '.repeat(250).trim();
    const slides = await read('notes.pdf', {
      slides: [{ ...bullets('Why', ['Loads spoil']), notes }],
      withNotes: true,
    });
    expect(slides[1]?.title).toBe('Notes: Why');
    const said = slides
      .slice(1)
      .flatMap((slide) => slide.lines.map((line) => line.text))
      .join(' ');
    expect(said.match(/slowly/g)).toHaveLength(250);
  });

  it('names the characters that it has no sign for, and their pages', async () => {
    const slides = [bullets('Plain', ['ok']), { ...bullets('ต', ['ด']), id: 'b' }];
    await expect(buildPdf(buildExport({ slides }))).rejects.toMatchObject({ characters: ['ต', 'ด'], pages: [2] });
  });
});
