import type { Page } from '@playwright/test';

/**
 * Finds elements that still move with reduced motion, which the stage enables. Returns one line for each. A transition of
 * one millisecond, which some libraries wait for, is no motion.
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return takesTime(transitionDuration) || (animationName !== 'none' && takesTime(animationDuration));
      })
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`);
  });
