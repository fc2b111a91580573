import { afterAll, describe, expect, it } from '@jest/globals';
import { readStories } from './catalogue.ts';
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
      it.concurrent(`${name}: works and is accessible in light and dark`, async () => {
        const stage = await stages.borrow();
        try {
          stage.problems.length = 0;
          await showStory(stage, id);
          const violations = [
            ...(await findViolations(stage.page, 'light')),
            ...(await findViolations(stage.page, 'dark')),
          ];
          expect({ problems: stage.problems, violations }).toEqual({ problems: [], violations: [] });
        } finally {
          stages.giveBack(stage);
        }
      });
    }
  });
}
