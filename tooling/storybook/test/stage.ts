import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import type { Browser, Page } from 'playwright-core';
import { type Catalogue, serveCatalogue } from './catalogue.ts';

/** A page that shows one story after the other, without loading the catalogue anew for each. */
export interface Stage {
  page: Page;
  /** What the page has printed as errors or thrown; emptied by the caller. */
  problems: string[];
}

/** What Storybook's channel says about the story that is shown. */
interface Outcome {
  status: 'success' | 'error';
  problem?: string;
}

interface Channel {
  on(event: string, listener: (said: never) => void): void;
  emit(event: string, said: unknown): void;
}

type Preview = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__?: Channel; outcomes?: Map<string, Outcome> };

const FAILURES = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing', 'configError'];

async function openStage(browser: Browser, url: string): Promise<Stage> {
  const { page, problems } = await newPerson(browser);
  // The catalogue's own accessibility check is for people; it must not run into ours.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => (globalThis as Preview).__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.evaluate((failures) => {
    const preview = globalThis as Preview;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__ as Channel;
    let shown = '';
    preview.outcomes = new Map();
    channel.on('currentStoryWasSet', ({ storyId }: { storyId: string }) => {
      shown = storyId;
    });
    channel.on('storyFinished', ({ storyId, status }: { storyId: string; status: Outcome['status'] }) => {
      if (!preview.outcomes?.has(storyId)) preview.outcomes?.set(storyId, { status });
    });
    for (const failure of failures) {
      channel.on(failure, (said: { message?: string; description?: string } | string) => {
        const problem = typeof said === 'string' ? said : (said.description ?? said.message ?? failure);
        preview.outcomes?.set(shown, { status: 'error', problem });
      });
    }
  }, FAILURES);
  return { page, problems };
}

/**
 * Shows a story and waits until it is rendered and its play function is through.
 * @throws when rendering or playing fails, with what Storybook says about it
 */
export async function showStory({ page }: Stage, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const preview = globalThis as Preview;
    preview.outcomes?.clear();
    preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const outcome = await page.waitForFunction((storyId) => (globalThis as Preview).outcomes?.get(storyId), id);
  const { status, problem } = (await outcome.jsonValue()) as Outcome;
  if (status === 'error') throw new Error(problem ?? 'The story failed.');
}

/**
 * A few stages over one browser, lent one at a time. Nothing is opened before the first is borrowed: where a filter
 * leaves out every test of a file, jest runs none of its hooks, and what stood open would keep it from ending.
 */
export function createStages(count: number) {
  let house: Promise<[Catalogue, Browser]> | undefined;
  const open = async () => {
    house ??= Promise.all([serveCatalogue(), launchBrowser()]);
    const [{ url }, browser] = await house;
    return openStage(browser, url);
  };
  const free = Array.from({ length: count }, () => open);
  const waiting: ((stage: Promise<Stage>) => void)[] = [];
  return {
    borrow: (): Promise<Stage> => free.pop()?.() ?? new Promise((lend) => waiting.push(lend)),
    giveBack: (stage: Stage) => {
      const next = waiting.shift();
      if (next) next(Promise.resolve(stage));
      else free.push(async () => stage);
    },
    close: async () => {
      if (!house) return;
      const [catalogue, browser] = await house;
      await browser.close();
      await catalogue.close();
    },
  };
}
