import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LaneLoad } from '../../jobs/store.ts';
import type { AttemptEnd } from '../../jobs/worker.ts';

/** Upper bounds in seconds; an email takes less than a second, a scanned deck minutes. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];

const GAUGES = {
  waiting: ['northlight_jobs_waiting', 'Background jobs that are ready to run, across all servers'],
  running: ['northlight_jobs_running', 'Background jobs that are running, across all servers'],
  delayed: ['northlight_jobs_delayed', 'Background jobs that are scheduled for later, including retries'],
  failed: ['northlight_jobs_failed', 'Background jobs that failed for good and that no admin has retried or deleted'],
  oldest: ['northlight_jobs_oldest_seconds', 'Seconds that the oldest waiting job has been ready to run'],
} as const;

/** Measures the lanes at each scrape. */
export function measureJobs(registry: Registry, load: () => Promise<LaneLoad[]>): void {
  let reading: Promise<LaneLoad[]> | null = null;
  /** One query for all gauges of a scrape. What cannot be read is left out. */
  const read = () => {
    reading ??= load()
      .catch(() => [])
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const [figure, [name, help]] of Object.entries(GAUGES) as [keyof typeof GAUGES, [string, string]][]) {
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      aggregator: 'first',
      registers: [registry],
      async collect() {
        const lanes = await read();
        this.reset();
        for (const lane of lanes) this.set({ lane: lane.lane }, lane[figure]);
      },
    });
  }
}

/** Returns what counts the attempts of this server. */
export function countJobs(registry: Registry) {
  const attempts = new Counter({
    name: 'northlight_job_attempts_total',
    help: 'Attempts of background jobs on this server, by how they ended',
    labelNames: ['kind', 'end'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'northlight_job_duration_seconds',
    help: 'Duration of an attempt of a background job',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (kind: string, end: AttemptEnd, seconds: number) => {
    attempts.inc({ kind, end });
    durations.observe({ kind }, seconds);
  };
}
