import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, newPerson } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A started product and a person with a fresh browser profile before it; both are new for each file, the person for each test. */
export interface World {
  product: Product;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** What pages printed as errors or threw since the test began. */
  problems: string[];
}

/** Starts the product once for a file and gives each test a person of its own. */
export function aWorld(env: Record<string, string> = {}, options: Parameters<typeof newPerson>[1] = {}): World {
  const world = {} as World;
  beforeAll(async () => {
    const [product, browser] = await Promise.allSettled([startProduct(env), launchBrowser()]);
    if (product.status === 'fulfilled') world.product = product.value; // what did start is stopped also when the other failed
    if (browser.status === 'fulfilled') world.browser = browser.value;
    for (const started of [product, browser]) if (started.status === 'rejected') throw started.reason;
  });
  afterAll(async () => {
    await world.browser?.close();
    await world.product?.stop();
  });
  beforeEach(async () => {
    Object.assign(world, await newPerson(world.browser, { baseURL: world.product.url, ...options }));
  });
  afterEach(() => world.context?.close());
  return world;
}
