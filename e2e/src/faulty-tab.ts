import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { newPerson } from './browser.ts';
import { breakRemote, type Fault } from './faults.ts';
import { test as journey, type Visitor } from './journey.ts';
import { sees } from './person.ts';

/** What a tab has in local storage. */
type Stored = Record<string, string>;

interface Opening {
  /** The page to open; the fault is in the remote that it belongs to. */
  path: string;
  remote: string;
  fault: Fault;
  /** Default: nothing, as in a new profile. */
  stored?: Stored;
  /** Called before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** Opens a page of a faulty remote in the restarted tab. `mend` removes the fault. */
export type OpenFaulty = (opening: Opening) => Promise<{ page: Page; mend: () => Promise<void> }>;

interface TestFixtures {
  /** The tab of all these tests in a worker: each new profile would start a process and compile the shell again. */
  tab: Visitor;
  /** What an investor stored in an earlier visit with Remember me ticked: the session and the last good registry. */
  earlier: Stored;
  openFaulty: OpenFaulty;
}

/** Ends what the tab shows and intercepts, and replaces everything that it stores. */
async function restart({ page, context }: Visitor, stored: Stored) {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/api/health/live/');
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    Object.assign(localStorage, entries);
  }, stored);
}

async function visitBefore(tab: Visitor, investor: Account): Promise<Stored> {
  const { access, refresh } = await investor.openSession();
  const { page } = tab;
  await restart(tab, { access_token: access, refresh_token: refresh, remember_me: 'true' });
  await page.goto('/');
  await sees(page.getByRole('button', { name: /^Account of/ }));
  return await page.evaluate(() => ({ ...localStorage }));
}

// One of each per worker. As worker fixtures, they would give these tests workers, and so products, of their own.
let opened: ReturnType<typeof newPerson> | undefined;
let visited: ReturnType<typeof visitBefore> | undefined;

/** Opens pages of faulty remotes in one tab. */
export const test = journey.extend<TestFixtures>({
  tab: async ({ browser, product }, use) => {
    opened ??= newPerson(browser, { baseURL: product.url });
    await use(await opened);
  },
  earlier: async ({ tab, people }, use) => {
    visited ??= people.demo('investor').then((investor) => visitBefore(tab, investor));
    await use(await visited);
  },
  openFaulty: ({ tab }, use) =>
    use(async ({ path, remote, fault, stored = {}, prepare }) => {
      const { page, context } = tab;
      await restart(tab, stored);
      await prepare?.(context);
      const mend = await breakRemote(context, remote, fault);
      await page.goto(path, { waitUntil: 'commit' }); // a file that never answers can keep the page loading
      await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
      return { page, mend };
    }),
});
