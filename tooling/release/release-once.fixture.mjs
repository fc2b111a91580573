// Releases a build and dies of SIGKILL right before its nth change to the disk: node … <site> <build> <n>
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [site, built, nth] = process.argv.slice(2);
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

const { folderStorage, release } = await import('./index.mjs');
const storage = folderStorage(site);
await storage.exclusively(() => release(storage, built));
