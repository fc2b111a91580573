import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { EvaluationPage, SavedDeckPage } from '@northlight/shared-api';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { paths } from '../../shared-api/src/paths.ts';
import { fileSize } from '../../shared-api/src/rules/numbers.ts';
import { type Account, existing } from './accounts.ts';
import { launchBrowser, newPerson } from './browser.ts';
import { DEMO, logIn } from './person.ts';
import { startProduct } from './product.ts';

const FOLDER = fileURLToPath(new URL('../../shell/src/pages/landing/pictures', import.meta.url));
/** Of 100. Text stays sharp, and no picture is much larger than 60 KB. */
const QUALITY = 72;

/** How many evaluations the demo founder has. */
const DEMO_EVALUATIONS = 3;
/** How long to wait for them, in milliseconds. */
const PATIENCE = 60_000;

/** Window sizes of the pictures. LookInside.tsx states the sizes in pixels. */
const DEVICES: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
};

/** A page of the product with demo data. */
interface Subject {
  name: string;
  account: Account;
  path: string;
  /** Something that is there once the page has loaded. */
  shows: (page: Page) => Promise<unknown>;
}

/** Id of the founder's latest evaluation in the demo data, which the product evaluates after it has started. */
async function demoEvaluation(founder: Account): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const { count, results } = await founder.call<EvaluationPage>(
      'GET',
      '/pitch-decks/evaluations/?page=1&page_size=1',
    );
    if (count === DEMO_EVALUATIONS && results[0]) return results[0].id;
    await wait(500);
  }
  throw new Error(`The demo founder did not get ${DEMO_EVALUATIONS} evaluations.`);
}

/** Waits until what moves or loads late is there. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
}

async function take(page: Page, file: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(join(FOLDER, file), bytes);
  return bytes.length;
}

/**
 * Takes the landing page's pictures of the product, in both themes and on both kinds of device.
 * @param say told each file and its size
 */
export async function takePictures(say: (line: string) => void): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const founder = await existing(product, DEMO.founder, DEMO.password);
    const investor = await existing(product, DEMO.investor, DEMO.password);
    const evaluation = await demoEvaluation(founder);
    const decks = await founder.call<SavedDeckPage>('GET', '/pitch-decks/assistant/saved-decks/?page=1&page_size=1');
    const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
    const subjects: Subject[] = [
      {
        name: 'results',
        account: founder,
        path: paths.evaluationResults(evaluation),
        shows: (page) => page.getByRole('heading', { name: 'Do this first' }).waitFor(),
      },
      { name: 'editor', account: founder, path: paths.assistant(decks.results[0]?.id), shows: heading },
      {
        name: 'inbox',
        account: investor,
        path: paths.dashboard(),
        shows: (page) => page.getByRole('button', { name: 'View Deck' }).first().waitFor(),
      },
    ];
    for (const { name, account, path, shows } of subjects)
      for (const [device, options] of Object.entries(DEVICES))
        for (const colorScheme of ['light', 'dark'] as const) {
          const { context, page } = await newPerson(browser, { baseURL: product.url, colorScheme, ...options });
          await logIn(page, account);
          await page.goto(path);
          await shows(page);
          await settle(page);
          const file = `${name}-${device}-${colorScheme}.webp`;
          say(`${file}: ${fileSize(await take(page, file))}`);
          await context.close();
        }
  } finally {
    await browser.close();
    await product.stop();
  }
}
