import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { assemble } from './assemble.ts';
import { fail, settings } from './command-line.ts';
import { keepSendingStatusLetters } from './commands/send-status-letters.ts';
import { keepRunsGoing } from './commands/take-up-runs.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { DeckReaders } from './deck/deck-readers.ts';
import { seedDemo } from './demo/seed.ts';
import type { ModelTrouble } from './engine/llm/trouble.ts';
import { createRubricEngine } from './engine/rubric/index.ts';
import { keepTidy } from './housekeeping.ts';
import type { Metrics } from './metrics/metrics.ts';
import { hasDemoAccounts } from './repositories/demo-accounts.ts';
import { countLoading } from './repositories/telemetry.ts';
import { explainStart, greeting, opensDemoAccounts } from './start-up.ts';
import { chosenTracer } from './tracing/chosen.ts';

/** Requests at work have so long to end, in milliseconds. */
const DRAIN = 30_000;
/** Milliseconds over which figures tell how parts of the page load. */
const LATELY = 600_000;

const mailReport = (metrics: Metrics | null) => ({
  delivered: (mail: { subject: string; to: string; link: string }, file: string) =>
    console.log(`Mail for ${mail.to}: ${mail.subject}\n  ${mail.link}\n  ${file}`),
  failed: (error: unknown) => {
    metrics?.mailFailed();
    console.error(`A mail could not be sent: ${(error as Error).message}`);
  },
});

const modelCalls = (metrics: Metrics | null) => ({
  report: ({ message, kind }: ModelTrouble) => {
    metrics?.modelTrouble(kind);
    console.error(kind === 'set-up' ? `${message} Check AI_BASE_URL, AI_MODEL and AI_API_KEY.` : message);
  },
});

/** Serves figures beside the product until it closes. */
async function openMetrics(app: ReturnType<typeof buildApp>, metrics: Metrics, port: number) {
  const { serveMetrics } = await import('./metrics/serve.ts');
  metrics.watch(app);
  const server = await serveMetrics(metrics, { host: config.host, port });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

async function start(config: Config) {
  const tracer = await chosenTracer(config.tracing, (message) => console.error(message));
  const readers = new DeckReaders({
    size: config.deckReaders,
    spares: config.spareDeckReaders,
    ocr: config.deckOcr,
    tracer,
  });
  const readDeck = readers.read.bind(readers);
  const drawDeck = readers.draw.bind(readers);
  const metrics: Metrics | null = config.metricsPort
    ? (await import('./metrics/metrics.ts')).createMetrics({
        load: () => readers.load,
        dataDir: config.dataDir,
        loading: () => countLoading(context.db, new Date(Date.now() - LATELY)),
      })
    : null;
  const context: Context = await assemble({
    config,
    readDeck,
    drawDeck,
    engine: createRubricEngine(),
    modelCalls: modelCalls(metrics),
    mailReport: mailReport(metrics),
    tracer,
  });
  if (config.demo) await seedDemo(context);
  if (!config.embedded && (await hasDemoAccounts(context.db))) fail(opensDemoAccounts(config));
  const app = buildApp(context);
  if (config.metricsPort && metrics) await openMetrics(app, metrics, config.metricsPort);
  app.addHook('onClose', () => readers.close());
  keepTidy(app, context);
  keepRunsGoing(app, context);
  keepSendingStatusLetters(app, context);
  app.addHook('onListen', async () => readers.startSpares());
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  if (!config.isPublicUrlSet) config.publicUrl = config.publicUrl.replace(/:\d+$/, `:${port}`);
  return app;
}

function stopOnSignals(app: Awaited<ReturnType<typeof start>>) {
  let stopping = false;
  const stop = async () => {
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
  for (const line of greeting(config, existsSync(join(config.siteDir, 'index.html')))) console.log(line);
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: config.publicUrl, port });
  // Now, since a server that is killed writes nothing.
  flushCompileCache();
} catch (error) {
  fail(explainStart(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
}
