import { globSync } from 'node:fs';

/** Every package's unit and API tests in one run; what needs a browser runs apart (tooling/test). */
export default {
  testTimeout: 90_000, // a busy machine is no failure
  // Jest frees little of what modules took: a worker of 3 GB spends more time on that than a new one on its start.
  workerIdleMemoryLimit: '1GB',
  projects: globSync('{shell,mfe-*,shared-*,api,tooling/*}/jest.config.mjs', { cwd: import.meta.dirname }).map(
    (f) => `<rootDir>/${f}`,
  ),
};
