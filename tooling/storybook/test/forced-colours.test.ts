import type { Page } from '@playwright/test';
import { isShown } from './catalogue.ts';
import { type Stage, showStory } from './stage.ts';
import { expect, test } from './stories.ts';

const isInPart = (story: string) => isShown(`design-system-${story}`);

/** Shows a story in forced colours and runs a check on it. */
async function look<Seen>(stage: Stage, story: string, at: (page: Page) => Promise<Seen>): Promise<Seen> {
  await showStory(stage, `design-system-${story}`);
  await stage.page.emulateMedia({ forcedColors: 'active' });
  try {
    return await at(stage.page);
  } finally {
    await stage.page.emulateMedia({ forcedColors: null });
  }
}

const picture = (stage: Stage, story: string, selector: string) =>
  look(stage, story, async (page) => (await page.locator(selector).first().screenshot()).toString('base64'));

/** Background (an inherited one if it has none) and bottom border of an element. */
const colours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const groundOf = (part: Element): string => {
        const { backgroundColor } = getComputedStyle(part);
        return /^rgba\(.*, 0\)$/.test(backgroundColor) && part.parentElement
          ? groundOf(part.parentElement)
          : backgroundColor;
      };
      return { ground: groundOf(element), edge: getComputedStyle(element).borderBottomColor };
    });

test.describe('in forced colours', () => {
  for (const [what, one, other, selector] of [
    ['a switch', 'fields-switch--on', 'fields-switch--off', '[role=switch]'],
    ['a checkbox', 'fields-checkbox--on', 'fields-checkbox--off', '[type=checkbox]'],
    ['a progress bar', 'feedback-progressbar--underway', 'feedback-progressbar--nothing', '[role=progressbar]'],
    ['a score ring', 'score-scorering--full', 'score-scorering--weak', '[role=img] > svg'],
    ['a score bar', 'score-scorebar--strong', 'score-scorebar--zero', '[role=img]'],
    ['a percentile band', 'score-percentileband--among-the-best', 'score-percentileband--at-the-median', '[role=img]'],
    ['a range', 'score-rangescale--without-labels', 'score-rangescale--one-amount', '[role=img]'],
  ] as const) {
    if (![one, other].every(isInPart)) continue;
    test(`${what} shows what it says`, async ({ stage }) => {
      expect(await picture(stage, one, selector)).not.toBe(await picture(stage, other, selector));
    });
  }

  for (const [what, story, chosen, other] of [
    ['tab', 'overlays-tabs--with-counts', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['segment', 'fields-segmented--joined', 'input:checked + span', 'input:not(:checked) + span'],
    ['chip', 'fields-segmented--chips', 'input:checked + span', 'input:not(:checked) + span'],
    ['page', 'display-pagination--first-page', '[aria-current]', 'button[aria-label^=Page]:not([aria-current])'],
    ['step', 'feedback-stepper--middle-step', '[data-state=now] > span', '[data-state=ahead] > span'],
    ['action', 'actions-button--every-size', '[data-variant=primary]', '[data-variant=secondary]'],
  ] as const) {
    if (!isInPart(story)) continue;
    test(`the ${what} that counts stands out from the others`, async ({ stage }) => {
      const [first, second] = await look(stage, story, async (page) => [
        await colours(page, chosen),
        await colours(page, other),
      ]);
      expect(first).not.toEqual(second);
    });
  }
});
