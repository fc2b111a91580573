import { statfs } from 'node:fs/promises';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@northlight/shared-api/rules';
import type { FastifyInstance } from 'fastify';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { Code } from '../../errors/codes.ts';
import type { LaneLoad } from '../../jobs/store.ts';
import type { AttemptEnd } from '../../jobs/worker.ts';
import type { ModelFailureKind } from '../../language-model/model-failure.ts';
import { RENDERING_ENDS, type RenderingEnd } from '../../site/rendering/rendering-end.ts';
import { countJobs, measureJobs } from './job-metrics.ts';

/** Upper bounds in seconds; a page is fast, a deck takes longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counters that alerts use start at zero, because Prometheus does not see an increase from a missing series. */
const AWAITED_CODES: Code[] = [
  'internal',
  'busy',
  'database_unavailable',
  'files_unavailable',
  'storage_full',
  'all_sent_storage_full',
];
const AWAITED_TROUBLES: ModelFailureKind[] = ['set-up', 'busy', 'down', 'stalled', 'cut', 'rejected', 'refused'];

/** Metrics of the server, for Prometheus. */
export interface Metrics {
  /** Measures each request by its route pattern, which does not identify the person. */
  watch(app: FastifyInstance): void;
  /** Counts an email that could not be sent. */
  mailFailed(): void;
  /** Counts a failed call to the language model. */
  modelTrouble(kind: ModelFailureKind): void;
  /** Counts a security event. */
  securityEvent(kind: SecurityEventKind): void;
  /** Counts an attempt of a background job. */
  jobEnded(kind: string, end: AttemptEnd, seconds: number): void;
  /** Counts a canary release that the server has stopped. */
  canaryStopped(): void;
  /** Counts a public page by what it was served with. */
  pageEnded(page: string, end: RenderingEnd): void;
  /** All metrics as text. */
  read(): Promise<string>;
  /** All metrics as data, for the sum over processes. Those of the whole installation only if asked for. */
  figures(ofInstallation: boolean): Promise<Figure[]>;
  contentType: string;
}

/** A metric as data: its name, its type, its values, and how the values of several processes become one. */
export type Figure = MetricObjectWithValues<MetricValue<string>>;

/** Values that are read at each scrape. */
export interface Sources {
  dataDir: string;
  /** How remotes loaded in browsers recently. */
  loading: () => Promise<{ loads: number; failures: number }>;
  /** The background jobs of each lane, across all servers. */
  jobs: () => Promise<LaneLoad[]>;
  /** Bytes of all sent decks and answer files, and their quota. */
  sentStorage: () => Promise<{ used: number; limit: number }>;
}

function countRequests(registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'northlight_failures_total',
    help: 'Requests that failed on the server, by error code',
    labelNames: ['code'],
    registers: [registry],
  });
  for (const code of AWAITED_CODES) failures.inc({ code }, 0);
  return (app: FastifyInstance) => {
    app.addHook('preSerialization', async (_request, reply, payload) => {
      const { code } = (payload ?? {}) as { code?: string };
      if (reply.statusCode >= 500 && typeof code === 'string') failures.inc({ code });
      return payload;
    });
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: String(reply.statusCode),
      };
      durations.observe(labels, reply.elapsedTime / 1000);
    });
  };
}

function gauge(registry: Registry, name: string, help: string, label: string, read: () => Promise<[string, number][]>) {
  new Gauge({
    name,
    help,
    labelNames: [label],
    aggregator: 'first',
    registers: [registry],
    async collect() {
      // A value that cannot be read is left out.
      this.reset();
      for (const [value, figure] of await read().catch(() => [])) this.set({ [label]: value }, figure);
    },
  });
}

/** The worst and the newest process matter here, where prom-client takes the mean or omits the metric. */
const AT_MOST = /^(nodejs_eventloop_lag_|process_start_time_seconds$)/;

export function createMetrics({ dataDir, loading, jobs, sentStorage }: Sources): Metrics {
  /** What this process did and uses. */
  const registry = new Registry();
  /** Gauges with the same value in all processes. */
  const installation = new Registry();
  collectDefaultMetrics({ register: registry });
  const watch = countRequests(registry);
  const count = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  const mails = count('northlight_mails_failed_total', 'Emails that could not be sent');
  const troubles = new Counter({
    name: 'northlight_model_troubles_total',
    help: 'Failed calls to the language model, by kind of failure',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of AWAITED_TROUBLES) troubles.inc({ kind }, 0);
  const securityEvents = new Counter({
    name: 'northlight_security_events_total',
    help: 'Logins, refusals and security-related account changes, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of SECURITY_EVENT_KINDS) securityEvents.inc({ kind }, 0);
  const jobEnded = countJobs(registry);
  measureJobs(installation, jobs);
  const canariesStopped = count('northlight_canaries_stopped_total', 'Canary releases stopped by the server');
  const pages = new Counter({
    name: 'northlight_pages_total',
    help: 'Public pages that the server renders, by what they were served with',
    labelNames: ['page', 'end'],
    registers: [registry],
  });
  for (const end of RENDERING_ENDS) pages.inc({ page: 'shell', end }, 0);
  gauge(installation, 'northlight_disk_bytes', 'The disk that holds DATA_DIR', 'state', async () => {
    const { bsize, bavail, blocks } = await statfs(dataDir);
    return [
      ['free', bavail * bsize],
      ['whole', blocks * bsize],
    ];
  });
  gauge(
    installation,
    'northlight_sent_storage_bytes',
    'Storage used by all sent decks and answer files, and its quota',
    'state',
    async () => Object.entries(await sentStorage()),
  );
  gauge(
    installation,
    'northlight_remote_loads',
    'Parts of the page that browsers loaded in the last 10 minutes, across all servers',
    'outcome',
    async () => {
      const { loads, failures } = await loading();
      return [
        ['load', loads],
        ['failure', failures],
      ];
    },
  );
  return {
    watch(app) {
      watch(app);
      new Counter({
        name: 'northlight_redis_errors_total',
        help: 'How often Redis did not respond, so that requests were not counted',
        registers: [registry],
        collect() {
          this.reset();
          this.inc(app.uncounted.errors);
        },
      });
    },
    mailFailed: () => mails.inc(),
    modelTrouble: (kind) => troubles.inc({ kind }),
    securityEvent: (kind) => securityEvents.inc({ kind }),
    jobEnded,
    canaryStopped: () => canariesStopped.inc(),
    pageEnded: (page, end) => pages.inc({ page, end }),
    read: async () => `${await registry.metrics()}${await installation.metrics()}`,
    async figures(ofInstallation) {
      const own = await registry.getMetricsAsJSON();
      const figures = own.map(
        (figure): Figure => (AT_MOST.test(figure.name) ? { ...figure, aggregator: 'max' } : figure),
      );
      return ofInstallation ? [...figures, ...(await installation.getMetricsAsJSON())] : figures;
    },
    contentType: registry.contentType,
  };
}
