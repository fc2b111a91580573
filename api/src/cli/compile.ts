import { flushCompileCache } from 'node:module';
import { keepCompiled } from '../platform/compile-cache.ts';

// Compiles everything the server may load at start, for an image with a read-only disk.
keepCompiled();
await Promise.all([
  import('../server/app.ts'),
  import('../server/assemble.ts'),
  import('../server/supervisor/supervise.ts'),
  import('../platform/database/postgres.ts'),
  import('../demo/seed.ts'),
  import('../platform/files/bucket.ts'),
  import('../platform/telemetry/metrics/metrics.ts'),
  import('../platform/telemetry/metrics/process-metrics.ts'),
  import('../platform/telemetry/metrics/serve.ts'),
  import('../platform/telemetry/tracing/open-telemetry.ts'),
  import('ioredis'),
]);
flushCompileCache();
