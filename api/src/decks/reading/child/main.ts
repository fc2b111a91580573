/**
 * The reader process: one document, then it ends. Parsing runs in a thread of its own, so that this one can always
 * notice that the server has gone and end the process, even in the middle of a page that never finishes.
 */
import { Worker } from 'node:worker_threads';
import type { ReaderMessage, ReaderRequest, UsageMessage } from './messages.ts';

const USAGE_INTERVAL_MS = 100;

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  process.exit(1);
}

function tell(message: ReaderMessage | UsageMessage) {
  if (process.connected) process.send?.(message);
}

const thread = new Worker(new URL('./worker.ts', import.meta.url));
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
