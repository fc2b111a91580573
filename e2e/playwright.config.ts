import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, VIEWPORTS } from './src/browser.ts';
import type { WorkerFixtures } from './src/journey.ts';

/** Journeys on SQLite, and once more on PostgreSQL those about what is kept. `npm test -- journeys` runs them. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'test',
  globalSetup: './src/postgres-set-up.mjs',
  globalTeardown: './src/postgres-tear-down.mjs',
  outputDir: '../dist/journeys/results',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 1, // tests wait now and then
  projects: [
    { name: 'sqlite' },
    // Those about what is kept, once more on PostgreSQL, Redis and a server that speaks S3.
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
    trace: 'on-first-retry', // recording every journey would take the processor's time
  },
});
