// Releases a build, to everybody or as a 10 percent canary, and kills itself with SIGKILL before its nth change on disk:
// node … <site> <build> release|canary <n>
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [site, built, what, nth] = process.argv.slice(2);
let changes = 0;
for (const name of ['writeFileSync', 'renameSync', 'cpSync', 'mkdirSync', 'rmSync', 'fsyncSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    changes += 1;
    if (changes === Number(nth)) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();

const { folderStorage, release, startCanary } = await import('./index.mjs');
const storage = folderStorage(site);
const run = {
  release: () => release(storage, built),
  canary: async () => {
    const { name, release: added } = await storage.add(built);
    await startCanary(storage, name, added, 10);
  },
};
await storage.exclusively(run[what]);
