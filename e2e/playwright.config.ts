import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, VIEWPORTS } from './src/browser.ts';
import type { WorkerFixtures } from './src/journey.ts';

/** Runs all journeys on SQLite, and those that depend on storage again on PostgreSQL: `npm test -- journeys`. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'test',
  globalSetup: ['./src/postgres-set-up.mjs', './src/demo-set-up.ts'],
  globalTeardown: './src/postgres-tear-down.mjs',
  outputDir: '../dist/journeys/results',
  timeout: 120_000, // a busy machine is no failure
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 1, // tests spend some of their time waiting
  projects: [
    { name: 'sqlite' },
    // Repeats the storage-dependent journeys on PostgreSQL, Redis and an S3 server.
    { name: 'postgres', grepInvert: /@any-database/, use: { storage: 'postgres' } },
  ],
  retries: 1,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../dist/journeys/report' }],
    ...(process.env.JOURNAL ? [['@northlight/test/journal'] as const] : []),
  ],
  use: {
    viewport: VIEWPORTS.desk,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
    trace: 'on-first-retry', // recording every journey would slow the run down
  },
});
