import { VIEWPORTS } from '@northlight/e2e/browser';
import { readStories } from './catalogue.ts';
import { findCut, NARROW } from './find-cut.ts';
import { findMotion } from './find-motion.ts';
import { findUnmarkedFocus } from './find-unmarked-focus.ts';
import { findVanished } from './find-vanished.ts';
import { findViolations } from './find-violations.ts';
import { showStory } from './stage.ts';
import { expect, test } from './stories.ts';

for (const { id, title, name } of readStories()) {
  test(`${title}: ${name}: holds in both themes, on a narrow screen and in forced colours`, async ({ stage }) => {
    const { page, problems } = stage;
    problems.length = 0;
    await page.setViewportSize(VIEWPORTS.desk);
    await showStory(stage, id);
    const violations = [...(await findViolations(page, 'light')), ...(await findViolations(page, 'dark'))];
    const moving = await findMotion(page);
    const vanished = await findVanished(page);
    const cut = [];
    for (const width of NARROW) cut.push(...(await findCut(page, width)));
    const unmarked = await findUnmarkedFocus(page);
    const found = { problems, violations, moving, vanished, cut, unmarked };
    expect(found).toEqual({ problems: [], violations: [], moving: [], vanished: [], cut: [], unmarked: [] });
  });
}
