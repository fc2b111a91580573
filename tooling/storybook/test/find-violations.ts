import type { Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ALL = { runOnly: STANDARD, rules: { 'target-size': { enabled: true } } };
/** Colour rules of the standard. All other rules give the same result in both themes. */
const COLOURS = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** WCAG 2.2 AA violations in one theme, one line each. In the dark theme it checks only colours. */
export async function findViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
  // axe checks only frames that it is injected into, so inject it into email previews too.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
  const { violations } = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { ...rules, resultTypes: ['violations'] }),
    theme === 'light' ? ALL : COLOURS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
