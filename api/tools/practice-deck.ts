/**
 * Draws the deck that a reader practises on while it waits: node api/tools/practice-deck.ts
 * Its pages are written by programs that decks come from, each in a way of its own: LibreOffice (soffice, with the fonts
 * Liberation, Carlito and Latin Modern) and Chromium have to be installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PDFDocument as Merged } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 540;
const FACES = {
  sans: import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  serif: import.meta.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
};
const TEXT =
  'Utilities lose a fifth of the water they treat. 21% of it never reaches a meter, on average of 61 utilities, and a crew finds 3 leaks a week.';

type Slide = PDFKit.PDFDocument;

/** A picture with something in every corner. */
const picture = (hasAlpha: boolean) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#2d5b6e' } })
    .composite([
      { input: Buffer.from('<svg width="300" height="200"><circle cx="150" cy="100" r="90" fill="#e0a458"/></svg>') },
    ])
    .ensureAlpha(hasAlpha ? 0.8 : 1);

function write(slide: Slide, face: string, size: number, at: [number, number], text = TEXT) {
  slide
    .font(face)
    .fontSize(size)
    .fillColor('#16181d')
    .text(text, ...at, { width: 400, lineGap: 4 });
}

const slides: ((slide: Slide) => Promise<void>)[] = [
  async (slide) => {
    slide.rect(0, 0, WIDTH, HEIGHT).fill('#f6f4ee');
    slide.roundedRect(500, 60, 400, 200, 12).fillAndStroke('#ffffff', '#d8d4c8');
    write(slide, 'bold', 36, [60, 40], 'Problem');
    write(slide, 'sans', 18, [60, 110]);
    write(slide, 'serif', 16, [520, 90]);
    write(slide, 'Helvetica', 12, [60, 400]);
    slide.link(60, 400, 200, 20, 'https://example.com');
  },
  async (slide) => {
    const ground = slide.linearGradient(0, 0, WIDTH, HEIGHT).stop(0, '#ffffff').stop(1, '#dfe8ea');
    slide.rect(0, 0, WIDTH, HEIGHT).fill(ground);
    slide.image(await picture(false).jpeg().toBuffer(), 520, 60, { width: 380 });
    slide.image(await picture(true).png().toBuffer(), 60, 330, { width: 200 });
    slide.save().opacity(0.6).circle(700, 430, 60).fill('#2d5b6e').restore();
    write(slide, 'bold', 30, [60, 40], 'Market');
    write(slide, 'sans', 18, [60, 110]);
    write(slide, 'serif', 14, [540, 80]);
  },
  async (slide) => {
    write(slide, 'bold', 30, [60, 40], 'Traction');
    write(slide, 'sans', 16, [60, 110]);
    write(slide, 'Helvetica-Bold', 16, [500, 110]);
    for (let bar = 0; bar < 8; bar++) slide.rect(500 + bar * 50, 460 - bar * 20, 30, bar * 20 + 10).fill('#2d5b6e');
    slide.moveTo(490, 480).bezierCurveTo(600, 300, 700, 500, 900, 280).lineWidth(2).stroke('#e0a458');
    // Letters that nobody can see take a longer look, which is to be practised too.
    slide.font('sans').fontSize(14).fillColor('#ffffff').text('white on white', 60, 480);
  },
];

async function drawn(): Promise<Buffer> {
  const document = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, autoFirstPage: false });
  for (const [name, path] of Object.entries(FACES)) document.registerFont(name, fileURLToPath(path));
  const bytes = buffer(document);
  for (const draw of slides) {
    document.addPage();
    await draw(document);
  }
  document.end();
  return await bytes;
}

const source = (name: string) => fileURLToPath(new URL(`./practice/${name}`, import.meta.url));

function byOffice(dir: string): Buffer {
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', dir, source('office.fodp')]);
  return readFileSync(join(dir, 'office.pdf'));
}

function byBrowser(dir: string): Buffer {
  const file = join(dir, 'browser.pdf');
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--print-to-pdf=${file}`];
  execFileSync('chromium', [...args, source('browser.html')], { stdio: 'ignore' });
  return readFileSync(file);
}

const dir = mkdtempSync(join(tmpdir(), 'northlight-practice-'));
const merged = await Merged.create();
for (const bytes of [await drawn(), byOffice(dir), byBrowser(dir)]) {
  const document = await Merged.load(bytes);
  for (const page of await merged.copyPages(document, document.getPageIndices())) merged.addPage(page);
}
merged.setCreationDate(new Date(0));
merged.setModificationDate(new Date(0));
writeFileSync(new URL('../src/deck/child/practice.pdf', import.meta.url), await merged.save());
rmSync(dir, { recursive: true });
