import { expect, it } from '@jest/globals';
import { ROUTER_NAMES } from '../../tooling/webpack/shared.mjs';
import * as facade from './router-facade.ts';

it('the router facade offers exactly the names that remotes may import', () => {
  expect(Object.keys(facade).sort()).toEqual([...ROUTER_NAMES].sort());
});
