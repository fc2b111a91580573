import type { Page } from '@playwright/test';

/** Controls on which the keyboard's focus cannot be seen, a line each. Leaves the focus on the last control. */
export async function findUnmarkedFocus(page: Page): Promise<string[]> {
  // From here on the browser takes every focus for one by keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    /** The control, what it lies in, and what stands for it: the mark may be on any of them. */
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
