import type { Registry } from '@northlight/shared-api/remote';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Account, existing, type InvestorAccount, makeFounder, makeInvestor, printed } from './accounts.ts';
import { chooseStorage, type Storage } from './backing-services.ts';
import { collectProblems, newPerson } from './browser.ts';
import { DEMO } from './person.ts';
import { type Product, startProduct } from './product.ts';

export { expect };

/** A browser profile of its own, with one page open. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What pages printed as errors or threw since the profile was opened. */
  problems: string[];
}

/** Makes accounts of this test through the API. */
export interface People {
  /** A founder whose profile is complete for sending decks. `overrides` are fields of the profile. */
  founder: (overrides?: Record<string, unknown>) => Promise<Account>;
  /** An investor with a public profile and questions. `overrides` are fields of the profile. */
  investor: (overrides?: Record<string, unknown>) => Promise<InvestorAccount>;
  /** Somebody of the demo, for tests that only look at what the demo has. */
  demo: (who: keyof Omit<typeof DEMO, 'password'>) => Promise<Account>;
}

interface TestFixtures {
  /** What pages printed as errors or threw since the test began. */
  problems: string[];
  people: People;
  /** Opens another browser profile, as somebody on another device would; it is closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
}

interface AutoFixtures {
  /** The remotes whose pages this journey has opened. */
  opened: { remotes: Set<string>; watch: (context: BrowserContext) => void };
  /**
   * Fails a journey that opens pages of a remote without being tagged with it: `--changed` would leave it out. One
   * tagged `@loader` is about the loading of a remote, and only looks whether the others show anything.
   */
  tagged: undefined;
}

export interface WorkerFixtures {
  /** Where products keep their data; a project of playwright.config.ts chooses it. */
  storage: Storage;
  storageChosen: undefined;
  /** Settings of the product by their names, for tests that need a special start; such tests share a product. */
  settings: Record<string, string>;
  /** The started product, one for each worker. */
  product: Product;
  admin: Account;
  /** Emails that leave many seconds after their cause. The worker waits for them at its end, and fails the run without them. */
  lateEmails: RegExp[];
  /** People of the demo who were asked for, so that each logs in once. */
  demoPeople: Map<string, Promise<Account>>;
  /** The remote that owns a page, by the first part of its path. */
  owners: ReadonlyMap<string, string>;
}

/** Tests run closer together than people come, all from one address. */
const FOR_TESTS = {
  REQUESTS_PER_MINUTE: '1000000',
  VISITOR_EVALUATIONS_PER_HOUR: '100000',
  TRUST_PROXY: 'on',
};

/** Calls back with the first part of each path that a page of this profile shows. */
function watchPaths(context: BrowserContext, onPath: (first: string) => void) {
  const watch = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && URL.canParse(frame.url()))
        onPath(new URL(frame.url()).pathname.split('/')[1] ?? '');
    });
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
}

/** A journey through the started product: `page` is a person with a fresh browser profile before it. */
export const test = base.extend<TestFixtures & AutoFixtures, WorkerFixtures>({
  storage: ['sqlite', { scope: 'worker', option: true }],
  storageChosen: [
    async ({ storage }, use) => {
      chooseStorage(storage);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings, storageChosen: _ }, use) => {
      const product = await startProduct({ ...FOR_TESTS, ...settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: [async ({ product }, use) => use(await existing(product, DEMO.admin, DEMO.password)), { scope: 'worker' }],
  lateEmails: [
    async ({ product }, use) => {
      const patterns: RegExp[] = [];
      await use(patterns);
      for (const pattern of patterns) await printed(product, pattern);
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  demoPeople: [({}, use) => use(new Map()), { scope: 'worker' }],
  owners: [
    async ({ product }, use) => {
      const registry = (await (await fetch(`${product.url}/remotes.json`)).json()) as Registry;
      const pages = registry.remotes.flatMap(({ name, routes }) =>
        routes.map(({ path }) => [path.split('/')[1] ?? '', name] as const),
      );
      await use(new Map(pages));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  opened: async ({ owners }, use) => {
    const opened = new Set<string>();
    const note = (first: string) => opened.add(owners.get(first) ?? '');
    await use({ remotes: opened, watch: (context) => watchPaths(context, note) });
  },
  context: async ({ context, opened }, use) => {
    opened.watch(context);
    await use(context);
  },
  tagged: [
    async ({ opened }, use, testInfo) => {
      await use(undefined);
      if (testInfo.tags.includes('@loader')) return;
      const missing = [...opened.remotes].filter((name) => name !== '' && !testInfo.tags.includes(`@${name}`));
      if (testInfo.status === 'passed' && missing.length > 0)
        throw new Error(`This journey opens pages of ${missing.join(', ')}: tag it with @${missing.join(', @')}.`);
    },
    { auto: true },
  ],
  problems: async ({ page }, use) => {
    await use(collectProblems(page));
  },
  people: ({ product, admin, demoPeople }, use) =>
    use({
      founder: (overrides) => makeFounder(product, overrides),
      investor: (overrides) => makeInvestor(product, admin, overrides),
      demo(who) {
        const person = demoPeople.get(who) ?? existing(product, DEMO[who], DEMO.password);
        demoPeople.set(who, person);
        return person;
      },
    }),
  visit: async ({ browser, baseURL, opened }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const visitor = await newPerson(browser, { baseURL, ...options });
      contexts.push(visitor.context);
      opened.watch(visitor.context);
      return visitor;
    });
    for (const context of contexts) await context.close();
  },
});
