import { fileURLToPath } from 'node:url';
import type { Needs } from '../../../platform/sandbox/sandbox.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The module that a reader process runs. */
export const CHILD = pathOf('./main.ts');

/** Its own code and its packages. The folder of the packages is a link into the one at the root. */
export const NEEDS: Needs = {
  readable: [
    pathOf('../../../decks'),
    pathOf('../../../../package.json'),
    pathOf('../../../../node_modules'),
    pathOf('../../../../../node_modules'),
  ],
  flags: ['--allow-worker', '--max-old-space-size=256'],
};
