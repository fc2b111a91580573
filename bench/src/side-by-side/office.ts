import { execFile } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FAMILIES } from '@northlight/shared-api/deck-layout';

const run = promisify(execFile);
const { resolve } = createRequire(join(import.meta.dirname, '../../../api/package.json'));
const FONTS = Object.values(FAMILIES).map(({ own }) => `@expo-google-fonts/${own.toLowerCase()}`);

/** Maps PowerPoint's fonts to the screen's, which have the same widths, so that lines may be compared. */
function fontsFor(folder: string): string {
  const dirs = FONTS.map((name) => `<dir>${dirname(resolve(`${name}/package.json`))}</dir>`);
  const aliases = Object.values(FAMILIES).map(
    ({ office, own }) =>
      `<match target="pattern"><test name="family"><string>${office}</string></test><edit name="family" mode="assign" binding="strong"><string>${own}</string></edit></match>`,
  );
  const path = join(folder, 'fonts.conf');
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(path, `<fontconfig>${dirs.join('')}${aliases.join('')}${include}</fontconfig>`);
  return path;
}

/** One word of a PDF. Inches from the top left corner of its page. */
export interface Word {
  text: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => UNESCAPED[found] ?? found);

/** The words of every page of a PDF. */
export async function wordsOf(pdf: string): Promise<Word[][]> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 1e9 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
        ([, x, y, right, bottom, text = '']) => ({
          text: unescaped(text),
          x: Number(x) / 72,
          y: Number(y) / 72,
          right: Number(right) / 72,
          bottom: Number(bottom) / 72,
        }),
      ),
    );
}

/** Converts PowerPoint files to PDF, next to them. */
export async function convertAll(files: readonly string[], folder: string): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files], {
    env: { ...process.env, FONTCONFIG_FILE: fontsFor(folder) },
    timeout: 20 * 60_000,
  });
}

/** Draws the pages of a PDF as PNG files of this width. */
export async function picturesOf(pdf: string, id: string, width: number, folder: string): Promise<string[]> {
  const pages = join(folder, id);
  mkdirSync(pages, { recursive: true });
  await run('pdftoppm', ['-png', '-scale-to-x', String(width), '-scale-to-y', '-1', pdf, join(pages, 'page')]);
  return globSync('page-*.png', { cwd: pages })
    .map((name) => join(pages, name))
    .sort((a, b) => numberIn(a) - numberIn(b));
}

const numberIn = (path: string) => Number(/(\d+)\.png$/.exec(path)?.[1]);
