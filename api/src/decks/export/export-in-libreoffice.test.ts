import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';
import { buildExport, everyKind } from '../../../test/factories/decks-to-export.ts';
import { readDeck } from '../reading/read-deck.ts';
import { buildPptx } from './pptx/build-pptx.ts';

const OFFICE = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find((path) => existsSync(path));
const dir = mkdtempSync(join(tmpdir(), 'northlight-office-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const MINUTES = 60_000;
const title = 'a PowerPoint file opens in LibreOffice with every slide, its text and its notes';
if (!OFFICE) console.warn(`LibreOffice (libreoffice-impress) is not installed here, so this is skipped: ${title}.`);

const convert = promisify(execFile);

(OFFICE ? it : it.skip)(
  title,
  async () => {
    const path = join(dir, 'deck.pptx');
    writeFileSync(path, await buildPptx(buildExport()));
    const filter = 'pdf:impress_pdf_Export:{"ExportNotesPages":{"type":"boolean","value":"true"}}';
    const profile = `-env:UserInstallation=file://${join(dir, 'profile')}`;
    await convert(OFFICE ?? '', ['--headless', profile, '--convert-to', filter, '--outdir', dir, path], {
      timeout: 3 * MINUTES,
    });
    const { slides } = await readDeck(join(dir, 'deck.pdf'));
    const pages = slides.map(({ lines }) =>
      lines
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    expect(pages).toHaveLength(2 * everyKind.length);
    for (const [index, slide] of everyKind.entries()) expect(pages[index]).toContain(slide.title);
    for (const text of [
      '11.4% of 8,200 monitored trips in 2026',
      '118%',
      'Warns before',
      'Twelve cents',
      'Tomasz Łukasik',
    ]) {
      expect(pages.slice(0, everyKind.length).join(' ')).toContain(text);
    }
    for (const label of ['Aug', '64.5', 'Revenue', 'Cost', 'Team']) expect(pages.join(' ')).toContain(label);
    expect(pages[everyKind.length]).toContain('Pause here. Then name the fleets.');
  },
  4 * MINUTES,
);
