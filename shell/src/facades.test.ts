import { expect, it } from '@jest/globals';
import { FACADES } from '../../tooling/webpack/shared.mjs';
import * as query from './query-facade.ts';
import * as router from './router-facade.ts';
import * as styled from './styled-facade.ts';

const OFFERED: Record<string, object> = {
  'query-facade.ts': query,
  'router-facade.ts': router,
  'styled-facade.ts': styled,
};

it.each(FACADES)('the facade of $name offers exactly the names that remotes may import', ({ file, names }) => {
  expect(Object.keys(OFFERED[file] ?? {}).sort()).toEqual([...names].sort());
});
