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
    [world.product, world.browser] = await Promise.all([startProduct(env), launchBrowser()]);
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
