/**
 * The reader process: it reads one document, then exits. Parsing runs in a worker thread of this same script, so the
 * main thread always notices when the server is gone and can exit, even while a page never finishes.
 */
import { isMainThread, Worker } from 'node:worker_threads';
import type { ReaderMessage, ReaderRequest, UsageMessage } from './messages.ts';

const USAGE_INTERVAL_MS = 100;

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  process.exit(1);
}

function tell(message: ReaderMessage | UsageMessage) {
  if (process.connected) process.send?.(message);
}

function start() {
  const thread = new Worker(new URL(import.meta.url));
  thread.on('message', tell);
  thread.on('error', (error) => tell({ type: 'broken', detail: String(error) }));
  process.on('disconnect', end);
  process.on('message', (request: ReaderRequest) => thread.postMessage(request));
  if (process.platform !== 'linux') {
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      tell({ type: 'usage', bytes: process.memoryUsage.rss(), processorMs: (user + system) / 1000 });
    }, USAGE_INTERVAL_MS);
  }
}

if (isMainThread) start();
else await import('./worker.ts');
