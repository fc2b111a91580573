/**
 * The reader process: one document, then it ends. Parsing runs in a worker thread, so that this thread can always
 * notice that the server has gone and end the process, even in the middle of a page that never finishes.
 */
import { Worker } from 'node:worker_threads';
import type { ReaderMessage, ReaderRequest, UsageMessage } from './messages.ts';

const USAGE_INTERVAL_MS = 100;

const worker = new Worker(new URL('./worker.ts', import.meta.url));

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  process.exit(1);
}

function tell(message: ReaderMessage | UsageMessage) {
  if (process.connected) process.send?.(message);
}

process.on('disconnect', end);
process.on('message', (request: ReaderRequest) => {
  worker.postMessage(request);
});
worker.on('message', (message: ReaderMessage) => {
  tell(message);
});
worker.on('error', (error) => {
  tell({ type: 'broken', detail: String(error) });
});
if (process.platform !== 'linux') {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    tell({ type: 'usage', bytes: process.memoryUsage.rss(), processorMs: (user + system) / 1000 });
  }, USAGE_INTERVAL_MS);
}
