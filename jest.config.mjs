import { globSync } from 'node:fs';

/** Every package's unit and API tests in one run; what needs a browser runs apart (tooling/test). */
export default {
  testTimeout: 90_000, // a busy machine is no failure
  projects: globSync('{shell,mfe-*,shared-*,api,tooling/*}/jest.config.mjs', { cwd: import.meta.dirname }).map(
    (f) => `<rootDir>/${f}`,
  ),
};
