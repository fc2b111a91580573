import { expect, it } from '@jest/globals';
import { FACADES } from '../../tooling/webpack/shared.mjs';
import * as query from './query-facade.ts';
import * as router from './router-facade.ts';
import * as styled from './styled-facade.ts';

const PROVIDED: Record<string, object> = {
  'query-facade.ts': query,
  'router-facade.ts': router,
  'styled-facade.ts': styled,
};

it.each(FACADES)('the build reads every name that the facade of $name provides', ({ file, names }) => {
  expect([...names].sort()).toEqual(Object.keys(PROVIDED[file] ?? {}).sort());
});
