import { expect, it } from '@jest/globals';
import { SHARED } from '../../../tooling/webpack/shared.mjs';
import { provided } from './provided.ts';

Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.0.0' } });

it('remotes get everything that the policy says is shared, and nothing else', () => {
  expect(Object.keys(provided()).sort()).toEqual(SHARED.map(({ name }) => name).sort());
});

it('what is part of the first script is there at once', () => {
  const { react } = provided();
  expect(react).toMatchObject({ version: '19.0.0', shareConfig: { singleton: true } });
  const atOnce = Object.entries(provided()).flatMap(([name, share]) => ('lib' in share ? name : []));
  expect(atOnce.sort()).toEqual(SHARED.flatMap(({ name, eager }) => (eager ? name : [])).sort());
});

it('the rest is fetched when it is asked for', async () => {
  const { yup } = provided();
  if (!yup || !('get' in yup)) throw new Error('yup is not provided on demand');
  const module = await yup.get();
  expect(module()).toHaveProperty('object');
});
