import type { Page } from '@playwright/test';

/** Finds controls without visible keyboard focus. Returns one line for each. Leaves focus on the last control. */
export async function findUnmarkedFocus(page: Page): Promise<string[]> {
  // After a key press, the browser treats every focus as keyboard focus.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    /** The control, its ancestors and its next sibling; any of them may carry the focus ring. */
    const around = (control: Element) => {
      const parts: Element[] = [control];
      for (let at = control.parentElement; at && parts.length < 4; at = at.parentElement) parts.push(at);
      return control.nextElementSibling ? [...parts, control.nextElementSibling] : parts;
    };
    const marks = (parts: readonly Element[]) =>
      parts.map((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1 ? '' : `${outlineWidth} ${outlineColor}`;
      });

    const found: string[] = [];
    for (const control of document.body.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (!control.checkVisibility({ checkVisibilityCSS: true }) || control.closest('[inert]')) continue;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const parts = around(control);
      const before = marks(parts);
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const after = marks(parts);
      if (!after.some((mark, index) => mark !== '' && mark !== before[index]))
        found.push(
          `<${control.tagName.toLowerCase()} class="${control.className}"> ${control.textContent?.slice(0, 40)}`,
        );
    }
    return found;
  });
}
