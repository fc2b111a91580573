import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { hostname } from 'node:os';
import { fail } from '../../platform/command-line.ts';
import type { Config } from '../../platform/config.ts';
import { explainStart, greet } from '../start-up.ts';
import { Supervisor } from './supervisor.ts';

/** The level of errors in the log. */
const ERROR = 50;

/** Returns what prints a failure: on the terminal, or in the log of a server that others reach. */
function reporter({ embedded, logLevel }: Config) {
  return (msg: string) => {
    if (embedded) return console.error(msg);
    if (['silent', 'fatal'].includes(logLevel)) return;
    const line = { level: ERROR, time: Date.now(), pid: process.pid, hostname: hostname(), msg };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

async function openMetrics(supervisor: Supervisor, host: string, port: number) {
  const { sumMetrics } = await import('../../platform/telemetry/metrics/process-metrics.ts');
  const { serveMetrics } = await import('../../platform/telemetry/metrics/serve.ts');
  await serveMetrics(
    sumMetrics(() => supervisor.ready),
    { host, port },
  );
}

/**
 * Runs `WEB_PROCESSES` web servers on one port, and for `ROLE=all` one worker beside them. Ends the process if they
 * cannot be started.
 * @param server the file that starts one of them
 */
export async function supervise(config: Config, server: string): Promise<void> {
  cluster.setupPrimary({ exec: server, args: [] });
  const supervisor = new Supervisor(config, reporter(config));
  try {
    if (config.metricsPort) await openMetrics(supervisor, config.host, config.metricsPort);
  } catch (error) {
    fail(explainStart(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
  }
  process.on('SIGINT', () => supervisor.stop());
  process.on('SIGTERM', () => supervisor.stop());
  const { url, port } = await supervisor.start();
  greet({ ...config, publicUrl: url });
  process.send?.({ type: 'ready', url, port });
  // Write the cache now, because a killed server would not.
  flushCompileCache();
}
