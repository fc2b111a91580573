import type { Page } from '@playwright/test';

/** Narrow widths that a page must fit: a 1280 px window at 200 % zoom, and WCAG's minimum of 320 px. */
export const NARROW = [640, 320] as const;

/**
 * Finds content that does not fit a width: elements that make the page scroll sideways, and text that is clipped and
 * cannot be scrolled into view. Returns one line for each. Text with an ellipsis is clipped on purpose.
 */
export async function findCut(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const cut = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const edge = document.documentElement.clientWidth;
    const found: string[] = [];

    const nameOf = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`;
    const isForEarsOnly = (element: Element) => {
      const { position, clipPath } = getComputedStyle(element);
      return position === 'absolute' && clipPath !== 'none';
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && element.getClientRects().length > 0;

    /**
     * The box that must contain the text: the nearest clipping ancestor, else the page. Null if the text can scroll.
     */
    const frameOf = (start: Element) => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        if (isForEarsOnly(element)) return null;
        const { overflowX, textOverflow } = getComputedStyle(element);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null;
        const isRoot = element === document.body || element === document.documentElement;
        if (!isRoot && overflowX !== 'visible') return element.getBoundingClientRect();
      }
      return { left: 0, right: edge };
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue;
      const frame = frameOf(parent);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (right > frame.right + 1 || left < frame.left - 1)
        found.push(`"${text.textContent.trim().slice(0, 60)}" ends behind an edge, in ${nameOf(parent)}`);
    }

    if (document.documentElement.scrollWidth > edge) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > edge + 1 && frameOf(element),
      );
      const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
      found.push(`the page scrolls sideways, for ${inner.slice(0, 3).map(nameOf).join(', ') || 'something'}`);
    }
    return found;
  });
  return cut.map((line) => `${width} px: ${line}`);
}
