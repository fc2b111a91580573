import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SHARED, versionsIn } from './shared.mjs';

const contract = join(import.meta.dirname, '../../shared-api/src');
const sources = globSync('**/*.ts', { cwd: contract }).filter((file) => !/\.test\.ts$|^testing|generated/.test(file));

/** Module state: a variable, a context, or an empty collection at the top level. */
const KEEPS = /^(?:export )?(?:let |const \w+[^=]*= (?:createContext\b|new (?:Weak)?(?:Map|Set)\b[^(]*\(\)))/m;

/** Files with state that are reached only through a shared file, or may exist twice. */
const ALLOWED = {
  'client/http.ts': 'only client.ts, which is shared, imports it',
  'client/known-answers.ts': 'only http.ts imports it',
  'client/lost-session.ts': 'only client.ts and http.ts import it',
  'client/one-at-a-time.ts': 'only http.ts imports it',
  'live.ts': 'each copy sees the same tab become visible',
  'deck-layout/measure.ts': 'remembers widths that never change',
};

it('whatever keeps something between two calls is there once in a page', () => {
  const keeping = sources.filter((file) => KEEPS.test(readFileSync(join(contract, file), 'utf8')));
  expect(keeping).toContain('client/client.ts');
  const shared = SHARED.flatMap(({ file }) => file ?? []);
  expect(keeping.filter((file) => !shared.includes(file) && !(file in ALLOWED))).toEqual([]);
});

it('every file that is shared exists', () => {
  expect(SHARED.flatMap(({ file }) => file ?? []).filter((file) => !sources.includes(file))).toEqual([]);
});

it('everything that is shared has the version that the shell has of it', () => {
  const versions = versionsIn(join(import.meta.dirname, '../../shell'));
  for (const { name } of SHARED)
    expect([name, versions[name]]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});
