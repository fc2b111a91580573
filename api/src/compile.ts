import { flushCompileCache } from 'node:module';
import { keepCompiled } from './keep-compiled.ts';

// Compiles all that a server may load at its start, for an image whose disk cannot be written to.
keepCompiled();
await Promise.all([
  import('./app.ts'),
  import('./assemble.ts'),
  import('./database/postgres.ts'),
  import('./demo/seed.ts'),
  import('./files/bucket.ts'),
  import('./metrics/metrics.ts'),
  import('./metrics/serve.ts'),
  import('./tracing/open-telemetry.ts'),
  import('ioredis'),
]);
flushCompileCache();
