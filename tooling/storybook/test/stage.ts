import { newPerson } from '@northlight/e2e/browser';
import type { Browser, Page } from '@playwright/test';

/** A page that shows one story after another without reloading Storybook. */
export interface Stage {
  page: Page;
  /** Errors that the page logged or threw; the caller clears the list. */
  problems: string[];
}

/** Storybook's report on the current story. */
interface Outcome {
  status: 'success' | 'error';
  problem?: string;
}

interface Channel {
  on(event: string, listener: (said: never) => void): void;
  emit(event: string, said: unknown): void;
  /** Connections to other windows. Each serializes every event. */
  transports: unknown[];
}

type Preview = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__?: Channel; outcomes?: Map<string, Outcome> };

const FAILURES = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing', 'configError'];

/** Opens the Storybook at a URL. */
export async function openStage(browser: Browser, url: string): Promise<Stage> {
  const { page, problems } = await newPerson(browser);
  // Disable Storybook's own accessibility check, which would interfere with ours.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => (globalThis as Preview).__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.evaluate((failures) => {
    const preview = globalThis as Preview;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__ as Channel;
    channel.transports.length = 0; // no other window is listening
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
 * Shows a story and waits until it has rendered and its play function has finished.
 * @throws Storybook's message if rendering or playing fails
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
