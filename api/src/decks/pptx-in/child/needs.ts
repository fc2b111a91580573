import { fileURLToPath } from 'node:url';
import type { Needs } from '../../../platform/sandbox/sandbox.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The module that a reader process runs. */
export const CHILD = pathOf('./main.ts');

/** Its own code, what it shares with the reader of PDFs, the limits of decks, and its packages. The folder of the packages is a link into the one at the root. */
export const NEEDS: Needs = {
  readable: [
    pathOf('../../pptx-in'),
    pathOf('../../brand'),
    pathOf('../../../../package.json'),
    pathOf('../../../../node_modules'),
    pathOf('../../../../../node_modules'),
    pathOf('../../../../../shared-api/package.json'),
    pathOf('../../../../../shared-api/src'),
  ],
  flags: ['--max-old-space-size=512'],
};
