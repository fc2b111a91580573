import { test as base } from '@playwright/test';
import { serveCatalogue } from './catalogue.ts';
import { openStage, type Stage } from './stage.ts';

export { expect } from '@playwright/test';

/** A test with one stage per worker, because loading Storybook takes longer than a story. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const catalogue = await serveCatalogue();
      const stage = await openStage(browser, catalogue.url);
      await use(stage);
      await stage.page.context().close();
      await catalogue.close();
    },
    { scope: 'worker' },
  ],
});
