import type { Registry } from '@northlight/shared-api/remote';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Account, existing, type InvestorAccount, makeFounder, makeInvestor, printed } from './accounts.ts';
import { chooseStorage, type Storage } from './backing-services.ts';
import { collectProblems, newPerson } from './browser.ts';
import { DEMO } from './person.ts';
import { type Product, rendersPages, startProduct } from './product.ts';

export { expect };

/** A separate browser profile with one open page. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that pages logged or threw since the profile was opened. */
  problems: string[];
}

/** Creates accounts for this test through the API. */
export interface People {
  /** A founder whose profile is complete enough to send decks. `overrides` are profile fields. */
  founder: (overrides?: Record<string, unknown>) => Promise<Account>;
  /** An investor with a public profile and questions. `overrides` are profile fields. */
  investor: (overrides?: Record<string, unknown>) => Promise<InvestorAccount>;
  /** A demo user, for tests that only read demo data. */
  demo: (who: keyof Omit<typeof DEMO, 'password'>) => Promise<Account>;
}

interface TestFixtures {
  /** Errors that pages logged or threw since the test began. */
  problems: string[];
  people: People;
  /** Opens another browser profile, like a second device. It is closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
}

interface AutoFixtures {
  /** Remotes whose pages this journey has opened. */
  opened: { remotes: Set<string>; watch: (context: BrowserContext) => void };
  /**
   * Fails a journey that opens a remote's page without that remote's tag, because `--changed` would then skip it.
   * Journeys tagged `@loader` are exempt: they test how remotes load and only check that other pages render.
   */
  tagged: undefined;
}

export interface WorkerFixtures {
  /** Where products store data; set by the project in playwright.config.ts. */
  storage: Storage;
  storageChosen: undefined;
  /** Environment settings of the product. Tests with the same special settings share a product. */
  settings: Record<string, string>;
  /** The started product, one per worker. */
  product: Product;
  admin: Account;
  /**
   * Emails that are sent many seconds after their cause. The worker waits for them at its end and fails the run if one
   * is missing.
   */
  lateEmails: RegExp[];
  /** Demo users already in use, so that each logs in only once. */
  demoPeople: Map<string, Promise<Account>>;
  /** Maps the first segment of a path to the remote that owns it. */
  owners: ReadonlyMap<string, string>;
}

/** Raised limits: tests make many requests in a short time, all from one address. */
const FOR_TESTS = {
  REQUESTS_PER_MINUTE: '1000000',
  VISITOR_EVALUATIONS_PER_HOUR: '100000',
  TRUST_PROXY: 'on',
  RENDER_DEADLINE: '5000', // a busy machine is no failure
};

/** Calls back with the first path segment of every page opened in this context. */
function watchPaths(context: BrowserContext, onPath: (first: string) => void) {
  const watch = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && URL.canParse(frame.url()))
        onPath(new URL(frame.url()).pathname.split('/')[1] ?? '');
    });
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
}

/** A journey through the started product. `page` belongs to a new browser profile. */
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
      await rendersPages(product.url);
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
