import { afterAll, describe, expect, it } from '@jest/globals';
import { VIEWPORTS } from '@northlight/e2e/browser';
import { readStories } from './catalogue.ts';
import { findCut, NARROW } from './find-cut.ts';
import { findMotion } from './find-motion.ts';
import { findUnmarkedFocus } from './find-unmarked-focus.ts';
import { findVanished } from './find-vanished.ts';
import { findViolations } from './find-violations.ts';
import { createStages, showStory } from './stage.ts';

const stories = readStories();
const titles = [...new Set(stories.map((story) => story.title))];

// Opened here because concurrent tests do not wait for a hook.
const stages = createStages(2);
afterAll(() => stages.close());

for (const title of titles) {
  describe(title, () => {
    for (const { id, name } of stories.filter((story) => story.title === title)) {
      it.concurrent(`${name}: holds in both themes, on a narrow screen and in forced colours`, async () => {
        const stage = await stages.borrow();
        try {
          stage.problems.length = 0;
          await showStory(stage, id);
          const violations = [
            ...(await findViolations(stage.page, 'light')),
            ...(await findViolations(stage.page, 'dark')),
          ];
          const moving = await findMotion(stage.page);
          const vanished = await findVanished(stage.page);
          const cut = [];
          for (const width of NARROW) cut.push(...(await findCut(stage.page, width)));
          const unmarked = await findUnmarkedFocus(stage.page);
          const { problems } = stage;
          const found = { problems, violations, moving, vanished, cut, unmarked };
          expect(found).toEqual({ problems: [], violations: [], moving: [], vanished: [], cut: [], unmarked: [] });
        } finally {
          await stage.page.setViewportSize(VIEWPORTS.desk);
          stages.giveBack(stage);
        }
      });
    }
  });
}
