/** Corners for toasts in a wide window, the first being the usual one. On a phone they are always at the top. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right'] as const;

const ACTIONS = ':is(a[href], button, input, select, textarea, [role="button"])';

function coversAction(viewport: Element): boolean {
  const { left, right, top, bottom } = viewport.getBoundingClientRect();
  return [...document.querySelectorAll(ACTIONS)].some((action) => {
    if (viewport.contains(action)) return false;
    const box = action.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });
}

/**
 * Moves toasts to the first corner in which they cover nothing that can be pressed or filled in, by their `data-corner`.
 * If every corner would cover something, they stay in the first.
 */
export function moveClear(viewport: HTMLElement): void {
  for (const corner of CORNERS) {
    viewport.dataset.corner = corner;
    if (!coversAction(viewport)) return;
  }
  viewport.dataset.corner = CORNERS[0];
}
