import type { Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ALL = { runOnly: STANDARD, rules: { 'target-size': { enabled: true } } };
/** The rules of the standard that look at colours; the others find the same in every theme. */
const COLOURS = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** Violations of WCAG 2.2 AA on a page in one theme, a line each; in the dark one of its colours alone. */
export async function findViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
  // In frames too, such as the preview of a mail: axe looks into those that it was put in.
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
