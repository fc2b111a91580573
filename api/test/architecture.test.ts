import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const isTest = (file: string) => file.endsWith('.test.ts');

/** The areas of the server. Each imports only those before it. */
const AREAS = [
  ['platform'],
  ['accounts'],
  ['releases', 'jobs', 'investors', 'questions', 'decks'],
  ['evaluation'],
  ['submissions', 'assistant'],
  ['demo'],
  ['server'],
  ['cli'],
];
const levelOf = (file: string) => AREAS.findIndex((areas) => areas.includes(file.split('/')[0] ?? ''));

/** The server files that a file imports, including type imports. */
const importsOf = (file: string) =>
  [...(sources.get(file) ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)).replaceAll('\\', '/'))
    .filter((path) => sources.has(path));

describe("strangers' files", () => {
  it('are decoded in processes apart: only the image process, the drawing of slides and that of our own outlines have an image library', () => {
    const users = files.filter(
      (file) => !isTest(file) && /from 'sharp'|import\('sharp'\)/.test(sources.get(file) ?? ''),
    );
    expect(users).toEqual([
      'decks/slides/drawing.ts',
      'platform/images/child/colors.ts',
      'platform/images/child/main.ts',
      'platform/site/cards/send-card.ts',
    ]);
  });
});

describe('the areas of the server', () => {
  it('hold every file', () => {
    expect(files.filter((file) => levelOf(file) === -1)).toEqual([]);
  });

  it('import only the areas before them, and none of their own level', () => {
    const wrong = files
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((path) => path.split('/')[0] !== file.split('/')[0] && levelOf(path) >= levelOf(file))
          .map((path) => `${file} → ${path}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('SQL', () => {
  const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(|\bsql[`<]/;
  /** The database module, and the command that copies tables from one engine to the other. */
  const ALLOWED = /(^|[/-])repository\.ts$|^platform\/database\/|^cli\/move\//;

  it('is written in repositories only', () => {
    const elsewhere = files.filter(
      (file) => !isTest(file) && !ALLOWED.test(file) && QUERY.test(sources.get(file) ?? ''),
    );
    expect(elsewhere).toEqual([]);
  });
});
