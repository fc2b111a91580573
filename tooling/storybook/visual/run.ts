import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser } from '@northlight/e2e/browser';
import { serveCatalogue } from '../test/catalogue.ts';
import { openStage } from '../test/stage.ts';
import { compare } from './compare.ts';
import { readPictured, THEMES, type Theme, takePictures } from './pictures.ts';
import { type Finding, writeReport } from './report.ts';

const BASELINES = resolve(import.meta.dirname, 'baselines');
const REPORT = resolve(import.meta.dirname, '../../../dist/visual');
const update = process.argv.includes('--update');

const place = (theme: Theme, file: string) => join(BASELINES, theme, file);
const fileOf = (id: string) => `${id.replace('design-system-', '')}.webp`;

async function judge(story: string, file: string, theme: Theme, after: Buffer): Promise<Finding | null> {
  const about = { story, file, theme, after };
  if (!existsSync(place(theme, file))) return { ...about, kind: 'new', pixels: 0 };
  const before = readFileSync(place(theme, file));
  const { changed, difference } = await compare(before, after);
  return changed === 0 ? null : { ...about, kind: 'changed', pixels: changed, before, difference };
}

/** Finds baseline images whose stories no longer exist. */
function findGone(files: ReadonlySet<string>): Finding[] {
  return THEMES.flatMap((theme) =>
    existsSync(join(BASELINES, theme))
      ? readdirSync(join(BASELINES, theme))
          .filter((file) => !files.has(file))
          .map((file) => ({
            story: file,
            file,
            theme,
            kind: 'gone' as const,
            pixels: 0,
            before: readFileSync(place(theme, file)),
          }))
      : [],
  );
}

/** Accepts the new image as the baseline. */
function keep({ theme, file, after }: Finding): void {
  if (after) {
    mkdirSync(join(BASELINES, theme), { recursive: true });
    writeFileSync(place(theme, file), after);
  } else rmSync(place(theme, file));
}

const stories = readPictured();
const [catalogue, browser] = await Promise.all([serveCatalogue(), launchBrowser()]);
const stage = await openStage(browser, catalogue.url);
const findings: Finding[] = [];
for (const { id, title, name } of stories) {
  const pictures = await takePictures(stage, id);
  for (const theme of THEMES) {
    const finding = await judge(`${title} / ${name}`, fileOf(id), theme, pictures[theme]);
    if (finding) findings.push(finding);
  }
}
await browser.close();
await catalogue.close();
findings.push(...findGone(new Set(stories.map(({ id }) => fileOf(id)))));

const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
const summary = `${stories.length} stories in ${THEMES.length} themes: ${count('changed')} pictures changed, ${count('new')} new, ${count('gone')} gone.`;
console.log(summary);
if (update) findings.forEach(keep);
const page = writeReport(REPORT, findings, summary);
if (findings.length > 0) {
  console.log(`See ${page}`);
  console.log(update ? 'They are kept from now on.' : 'If they are as they should be: npm run visual -- --update');
}
process.exitCode = findings.length > 0 && !update ? 1 : 0;
