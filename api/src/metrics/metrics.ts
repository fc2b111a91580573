import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: a page is quick, a deck takes longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** What the server measures of itself, for Prometheus. */
export interface Metrics {
  /** Measures each request of a server by the pattern of its route, which tells nothing of who asked for what. */
  watch(app: FastifyInstance): void;
  /** All figures as text. */
  read(): Promise<string>;
  contentType: string;
}

/** @param load of the deck readers, whenever it is asked for */
export function createMetrics(load: () => { active: number; waiting: number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'northlight_decks',
    help: 'Decks that are read or drawn, and those that wait',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { active, waiting } = load();
      this.set({ state: 'active' }, active);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? '(none)',
          status: String(reply.statusCode),
        };
        durations.observe(labels, reply.elapsedTime / 1000);
      });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
