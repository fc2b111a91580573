import { expect, it } from '@jest/globals';
import { SHARED } from '../../tooling/webpack/shared.mjs';
import { onDemand } from './on-demand.ts';

it('the shell provides everything that remotes share and that is not part of its first script', () => {
  const lazy = SHARED.filter(({ eager }) => !eager).map(({ name }) => name);
  expect(Object.keys(onDemand).sort()).toEqual(lazy.sort());
});
