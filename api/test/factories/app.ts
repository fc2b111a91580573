import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { drawDeck } from '../../src/decks/reading/draw-deck.ts';
import { lookAtDeck } from '../../src/decks/reading/look-at-deck.ts';
import { createRubricEngine } from '../../src/evaluation/engine/rubric/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Lane } from '../../src/platform/jobs/kinds.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { buildApp } from '../../src/server/app.ts';
import { assemble, type Parts } from '../../src/server/assemble.ts';
import { buildClock } from './clock.ts';
import { leaseDatabase } from './database.ts';
import { setJobClock } from './job-clock.ts';
import { readDeckOnce } from './readers.ts';

/**
 * A complete server with its own database and folder. `env` are settings by name; `watch` receives the server before it
 * is ready. With `hasNoTimer`, its worker takes only jobs that a signal announced, or when a test tells it to.
 */
export async function buildTestApp(
  overrides: Partial<Parts> & {
    env?: Record<string, string>;
    watch?: (app: FastifyInstance) => void;
    hasNoTimer?: boolean;
  } = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-test-'));
  const { env, watch, hasNoTimer, ...parts } = overrides;
  const config = readConfig({
    DATA_DIR: dir,
    SITE_DIR: join(dir, 'site'),
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'on',
    ...env,
  });
  const lease = await leaseDatabase();
  const clock = buildClock();
  const mails: Mail[] = [];
  const failures: unknown[] = [];
  const jobFailures: unknown[] = [];
  const context = await assemble({
    config,
    readDeck: readDeckOnce,
    drawDeck,
    lookAtDeck,
    engine: createRubricEngine(),
    mailReport: { delivered: (mail) => mails.push(mail), failed: (error) => failures.push(error) },
    // In their order.
    mailPlaces: 1,
    jobReport: { ended: () => {}, failed: (error) => jobFailures.push(error) },
    clock: clock.read,
    database: lease.engine,
    ...parts,
  });
  const app = buildApp(context);
  watch?.(app);
  await setJobClock(context.db, clock.read());
  await app.ready();
  // In the product, a timer does this and also looks for abandoned jobs, which this clock would find too early.
  const nudge = lease.url && !hasNoTimer ? setInterval(() => context.worker.wake(), 500) : undefined;
  nudge?.unref();
  /** Runs all background jobs that are due by the test's clock. */
  async function work(lanes: readonly Lane[] = ['mail', 'upkeep']) {
    // A job that still runs would count as abandoned by the new time.
    await context.worker.idle(lanes);
    await setJobClock(context.db, clock.read());
    await context.worker.look();
    await context.worker.idle(lanes);
  }
  return {
    app,
    context,
    clock,
    dir,
    /** URL of its database, on PostgreSQL. */
    databaseUrl: lease.url,
    failures,
    /** Errors of background jobs. */
    jobFailures,
    work,
    /** All emails so far, oldest first. */
    async mailbox() {
      await work(['mail']);
      return mails;
    },
    async close() {
      clearInterval(nudge);
      await context.worker.stop(0);
      await app.close();
      await lease.end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
