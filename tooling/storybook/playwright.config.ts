import { availableParallelism } from 'node:os';
import { chromiumOptions } from '@northlight/e2e/browser';
import { defineConfig } from '@playwright/test';

/** Tests every story in a real browser. `npm test -- stories` builds Storybook and runs them. */
export default defineConfig({
  testMatch: ['test/*.test.ts', 'visual/*.test.ts'],
  outputDir: '../../dist/stories/results',
  timeout: 60_000,
  workers: availableParallelism() + 1, // one extra, because tests sometimes wait
  fullyParallel: true,
  retries: 1,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../../dist/stories/report' }],
    ...(process.env.JOURNAL ? [['@northlight/test/journal'] as const] : []),
  ],
  use: { launchOptions: chromiumOptions() },
});
