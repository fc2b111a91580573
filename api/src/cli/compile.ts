import { flushCompileCache } from 'node:module';
import { keepCompiled } from '../platform/compile-cache.ts';

// Compiles all that a server may load at its start, for an image whose disk cannot be written to.
keepCompiled();
await Promise.all([
  import('../server/app.ts'),
  import('../server/assemble.ts'),
  import('../platform/database/postgres.ts'),
  import('../demo/seed.ts'),
  import('../platform/files/bucket.ts'),
  import('../platform/telemetry/metrics/metrics.ts'),
  import('../platform/telemetry/metrics/serve.ts'),
  import('../platform/telemetry/tracing/open-telemetry.ts'),
  import('ioredis'),
]);
flushCompileCache();
