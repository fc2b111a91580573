import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

/** The products of this remote and the folder they share, each with the folders it must not import. */
const OTHERS = { evaluation: ['assistant'], assistant: ['evaluation'], shared: ['assistant', 'evaluation'] };

it.each(Object.entries(OTHERS))('%s imports nothing from %j', (own, others) => {
  const sources = globSync(`${own}/**/*.{ts,tsx}`, { cwd: import.meta.dirname });
  const foreign = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => relative('.', join(dirname(file), path)).replaceAll('\\', '/'))
      .filter((path) => others.includes(path.split('/')[0] ?? ''))
      .map((path) => `${file} → ${path}`),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
