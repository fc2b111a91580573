import axe from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA on a page in one theme, a line each; empty when there are none. */
export async function findViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
  // In frames too, such as the preview of a mail: axe looks into those that it was put in.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
  const { violations } = await page.evaluate(
    (tags) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      }),
    STANDARD,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${theme}: ${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
