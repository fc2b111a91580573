// Releases a build to a bucket, to everybody or as a 10 percent canary, or rolls back, and kills itself with SIGKILL
// before its nth request:
// node … <address> <build> release|canary|rollback <n>
import { S3Client } from '@aws-sdk/client-s3';

const [address, built, what, nth] = process.argv.slice(2);
const real = S3Client.prototype.send;
let requests = 0;
S3Client.prototype.send = function send(...args) {
  requests += 1;
  if (requests === Number(nth)) process.kill(process.pid, 'SIGKILL');
  return real.apply(this, args);
};

const { openStorage, release, rollback, startCanary } = await import('./index.mjs');
const storage = await openStorage(address);
const run = {
  release: () => release(storage, built),
  canary: async () => {
    const { name, release: added } = await storage.add(built);
    await startCanary(storage, name, added, 10);
  },
  rollback: () => rollback(storage, 'mfe-a'),
};
await storage.exclusively(run[what]);
