import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DeckReaders } from '../decks/reading/deck-readers.ts';
import { hasDemoAccounts } from '../demo/repository.ts';
import { seedDemo } from '../demo/seed.ts';
import { createRubricEngine } from '../evaluation/engine/rubric/index.ts';
import { fail, settings } from '../platform/command-line.ts';
import type { Config } from '../platform/config.ts';
import type { WorkerReport } from '../platform/jobs/worker.ts';
import type { ModelFailure } from '../platform/language-model/model-failure.ts';
import type { ReleaseReport } from '../platform/releases/releases.ts';
import { NO_BUBBLEWRAP, strongestLevel } from '../platform/sandbox/sandbox.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import { countLoading } from '../platform/telemetry/repository.ts';
import { chosenTracer } from '../platform/telemetry/tracing/chosen.ts';
import { bytesSent } from '../submissions/quota/repository.ts';
import { sentQuotas } from '../submissions/quota/sent-storage.ts';
import { buildApp } from './app.ts';
import { assemble } from './assemble.ts';
import type { Context } from './context.ts';
import { DRAIN } from './drain.ts';
import { startUpkeep } from './housekeeping.ts';
import { explainStart, greet, opensDemoAccounts } from './start-up.ts';

/** True for a process of the supervisor, which serves the metrics of all and greets for all. */
const isSupervised = cluster.isWorker;

/** Milliseconds over which the metrics count loads of remotes. */
const LATELY = 600_000;

/** Reports a failure outside of requests: on the terminal, or in the log of a server that others reach. */
let report = (_error: unknown, message: string) => console.error(message);

/** Shows emails that land in the outbox. Their links open accounts, so only a server that nobody else reaches shows them. */
const mailReport = (metrics: Metrics | null, embedded: boolean) => ({
  delivered: (mail: { subject: string; to: string; link: string }, file: string) =>
    console.log(
      embedded ? `Email for ${mail.to}: ${mail.subject}\n  ${mail.link}\n  ${file}` : `Email saved in ${file}`,
    ),
  failed: (error: unknown) => {
    metrics?.mailFailed();
    report(error, `An email could not be sent: ${(error as Error).message}`);
  },
});

const modelCalls = (metrics: Metrics | null) => ({
  report: (failure: ModelFailure) => {
    const { message, kind } = failure;
    metrics?.modelTrouble(kind);
    report(failure, kind === 'set-up' ? `${message} Check AI_BASE_URL, AI_MODEL and AI_API_KEY.` : message);
  },
});

const jobReport = (metrics: Metrics | null): WorkerReport => ({
  ended: (kind, end, seconds) => metrics?.jobEnded(kind, end, seconds),
  failed: (error, message) => report(error, message),
});

const releaseReport = (metrics: Metrics | null): ReleaseReport => ({
  registryFailed: (error) => report(error, 'The release registry can’t be used'),
  standingsFailed: (error) => report(error, 'Decisions on releases could not be read'),
  canaryStopped: ({ part, release, reason }) => {
    metrics?.canaryStopped();
    report(null, `The canary ${release} of ${part} was stopped. ${reason}`);
  },
  pageEnded: (page, end) => metrics?.pageEnded(page, end),
  renderingFailed: (error, message) => report(error, message),
});

/** Serves metrics on their own port until the app closes, or tells them to the supervisor. */
async function openMetrics(app: ReturnType<typeof buildApp>, metrics: Metrics, port: number) {
  metrics.watch(app);
  if (isSupervised) {
    const { tellMetrics } = await import('../platform/telemetry/metrics/process-metrics.ts');
    tellMetrics(metrics);
    return;
  }
  const { serveMetrics } = await import('../platform/telemetry/metrics/serve.ts');
  const server = await serveMetrics(metrics, { host: config.host, port });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

/** Listens at the address of the settings, and keeps the port that was free if they leave it open. */
async function listen(app: ReturnType<typeof buildApp>, config: Config) {
  if (isSupervised && config.role === 'worker') {
    // The port belongs to the web servers beside it. Without `exclusive`, the cluster would share its own port, too.
    await app.listen({ host: '127.0.0.1', port: 0, exclusive: true });
    return;
  }
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  if (!config.isPublicUrlSet) config.publicUrl = config.publicUrl.replace(/:\d+$/, `:${port}`);
}

async function start(config: Config) {
  if (config.readerSandbox === 'bubblewrap' && strongestLevel() !== 'bubblewrap') fail(NO_BUBBLEWRAP);
  const tracer = await chosenTracer(config.tracing, (message) => report(null, message));
  const readers = new DeckReaders({
    spares: config.spareDeckReaders,
    ocr: config.deckOcr,
    sandbox: config.readerSandbox,
    tracer,
  });
  const readDeck = readers.read.bind(readers);
  const drawDeck = readers.draw.bind(readers);
  const lookAtDeck = readers.look.bind(readers);
  const metrics: Metrics | null = config.metricsPort
    ? (await import('../platform/telemetry/metrics/metrics.ts')).createMetrics({
        dataDir: config.dataDir,
        jobs: () => context.jobs.load(),
        loading: () => countLoading(context.db, new Date(Date.now() - LATELY)),
        sentStorage: async () => ({ used: await bytesSent(context.db, null), limit: sentQuotas(context).all }),
      })
    : null;
  const context: Context = await assemble({
    config,
    readDeck,
    drawDeck,
    lookAtDeck,
    engine: createRubricEngine(),
    modelCalls: modelCalls(metrics),
    mailReport: mailReport(metrics, config.embedded),
    jobReport: jobReport(metrics),
    releaseReport: releaseReport(metrics),
    countSecurityEvent: (kind) => metrics?.securityEvent(kind),
    tracer,
  });
  await context.queue.store.begin();
  if (config.demo) await seedDemo(context);
  if (!config.embedded && (await hasDemoAccounts(context.db))) fail(opensDemoAccounts(config));
  const app = buildApp(context);
  if (!config.embedded) report = (err, message) => app.log.error({ err }, message);
  if (config.metricsPort && metrics) await openMetrics(app, metrics, config.metricsPort);
  app.addHook('onClose', () => readers.close());
  startUpkeep(app, context);
  app.addHook('onListen', async () => context.worker.start());
  if (config.role !== 'web') app.addHook('onListen', async () => readers.startSpares());
  await listen(app, config);
  return app;
}

function stopOnSignals(app: Awaited<ReturnType<typeof start>>) {
  let stopping = false;
  const stop = async () => {
    // A terminal or systemd signals each process, and then the supervisor does, too.
    if (stopping && isSupervised) return;
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), config.shutdownDelay + DRAIN).unref();
    app.isDraining = true;
    if (config.shutdownDelay > 0) await wait(config.shutdownDelay);
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const config = settings();
try {
  const app = await start(config);
  stopOnSignals(app);
  if (!isSupervised) greet(config);
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: config.publicUrl, port });
  // Write the cache now, because a killed server would not.
  flushCompileCache();
} catch (error) {
  fail(explainStart(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
}
