import { flushCompileCache } from 'node:module';
import { prepareV8 } from '../platform/v8.ts';

// Compiles everything the server may load at start, for an image with a read-only disk.
prepareV8();
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
