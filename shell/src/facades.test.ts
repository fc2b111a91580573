import { expect, it } from '@jest/globals';
import { namesOf, SHARED } from '../../tooling/webpack/shared.mjs';
import * as query from './query-facade.ts';
import * as router from './router-facade.ts';
import * as styled from './styled-facade.ts';

const PROVIDED: Record<string, object> = {
  'query-facade.ts': query,
  'router-facade.ts': router,
  'styled-facade.ts': styled,
};

it('the build reads every name that a facade provides', () => {
  const facades = SHARED.flatMap(({ facade }) => facade ?? []);
  expect(facades.sort()).toEqual(Object.keys(PROVIDED).sort());
  for (const facade of facades) expect(namesOf(facade).sort()).toEqual(Object.keys(PROVIDED[facade] ?? {}).sort());
});
