import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sourceFiles } from './import-graph.mjs';

const root = join(import.meta.dirname, '../..');
/** Set by the library of headless components, which positions overlays. */
const FROM_LIBRARY = ['--available-height', '--anchor-width'];

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const styled = sourceFiles(root).filter((file) => /^(shell|mfe-[^/]+|shared-ui)\/.*\.tsx?$/.test(file));
const files = [...styled, 'shared-ui/src/styles/tokens.css', 'shared-ui/src/styles/base.css'];

it('every style uses a token that exists, because an unknown one is silently ignored', () => {
  const texts = files.map((file) => [file, textOf(file)]);
  const known = new Set(FROM_LIBRARY);
  for (const [, text] of texts) {
    for (const [, name] of text.matchAll(/(--[a-z\d-]+)['"\]]*\s*:/g)) known.add(name);
    for (const [, name] of text.matchAll(/setProperty\('(--[a-z\d-]+)'/g)) known.add(name);
  }
  // A use with a fallback works without the token.
  const unknown = texts.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[a-z\d-]+)\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(known.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
