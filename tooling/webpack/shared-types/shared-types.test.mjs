import { posix } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { emitTypes, typeProblems } from './index.mjs';

const PAGINATION = 'shared-ui/src/display/Pagination/Pagination.d.ts';
const USED = {
  '@northlight/shared-ui': ['Button', 'Pagination'],
  '@northlight/shared-ui/form': ['Form'],
  '@northlight/shared-ui/overlays': ['Dialog'],
  'shared-api/client': ['callApi'],
  'shared-api/errors': ['ApiError'],
};

let files;
beforeAll(async () => {
  ({ files } = await emitTypes());
}, 60_000);

const changed = (file, from, to) => {
  expect(files[file]).toContain(from);
  return { ...files, [file]: files[file].replaceAll(from, to) };
};

it('all types that the shared modules name are among them, except the API’s', () => {
  const missing = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/['"](\.[^'"]*)\.js['"]/g)]
      .map(([, to]) => `${posix.join(posix.dirname(file), to)}.d.ts`)
      .filter((to) => !(to in files)),
  );
  expect([...new Set(missing)]).toEqual(['shared-api/src/contract.generated.d.ts']);
  expect(Object.values(files).join('')).not.toContain('@northlight/');
});

it('a shell provides what was built with its own types', async () => {
  expect(await typeProblems(files, files, USED)).toEqual([]);
});

it('a property that got another name does not fit, and is named', async () => {
  expect(await typeProblems(files, changed(PAGINATION, 'page:', 'sheet:'), USED)).toEqual([
    { module: '@northlight/shared-ui', name: 'Pagination', reason: expect.stringContaining("'sheet' is missing") },
  ]);
});

it('a property that need not be given fits', async () => {
  expect(
    await typeProblems(files, changed(PAGINATION, ' page: number;', ' page: number; compact?: boolean;'), USED),
  ).toEqual([]);
});

it('what the remote does not use may change', async () => {
  const others = { '@northlight/shared-ui': ['Button'], '@northlight/shared-ui/form': [] };
  expect(await typeProblems(files, changed(PAGINATION, 'page:', 'sheet:'), others)).toEqual([]);
});

it('a remote that uses a new property does not fit an older shell', async () => {
  const older = changed(PAGINATION, 'page:', 'sheet:');
  expect(await typeProblems(older, files, USED)).toHaveLength(1);
});
