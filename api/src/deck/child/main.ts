/**
 * The reader process: one document, then it ends. Parsing runs in threads of its own, so that this one can always
 * notice that the server has gone and end the process, even in the middle of a page that never finishes.
 */
import { type ReaderMessage, type ReaderRequest, SECOND_THREAD, type UsageMessage } from './messages.ts';
import { Threads } from './threads.ts';

const USAGE_INTERVAL_MS = 100;

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  process.exit(1);
}

function tell(message: ReaderMessage | UsageMessage) {
  if (process.connected) process.send?.(message);
}

const threads = new Threads(tell, process.argv.includes(SECOND_THREAD));
process.on('disconnect', end);
process.on('message', (request: ReaderRequest) => threads.ask(request));
if (process.platform !== 'linux') {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    tell({ type: 'usage', bytes: process.memoryUsage.rss(), processorMs: (user + system) / 1000 });
  }, USAGE_INTERVAL_MS);
}
