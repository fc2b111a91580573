import type { Place } from './places.ts';

/** How long, in milliseconds, to wait for the page to have what is looked for. */
const PATIENCE = 3000;
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Focuses the content, and calls `settle` whenever the content changes, until it returns true. It stops when the user
 * interacts with the page.
 * @returns a function that stops it early
 */
function untilSettled(settle: () => boolean, content: HTMLElement): () => void {
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const name of TAKES_OVER) removeEventListener(name, stop);
  };
  const watcher = new MutationObserver(() => settle() && stop());
  const timer = setTimeout(stop, PATIENCE);
  for (const name of TAKES_OVER) addEventListener(name, stop, { passive: true });
  content.focus({ preventScroll: true });
  if (settle()) stop();
  else watcher.observe(content, { childList: true, subtree: true });
  return stop;
}

/**
 * Restores the user's position on a page. It scrolls as soon as the page is long enough, and focuses the link that the
 * user followed, or else the content.
 * @returns a function that stops it early
 */
export const restorePlace = ({ top, link }: Place, content: HTMLElement): (() => void) =>
  untilSettled(() => {
    scrollTo({ top, behavior: 'instant' });
    const target = link === null ? null : content.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`);
    target?.focus({ preventScroll: true });
    return Math.abs(scrollY - top) < 2 && (link === null || target !== null);
  }, content);

/**
 * Scrolls to the element that a URL's fragment names, and focuses it if it can be, as soon as the page has it; until then,
 * the page is at the top.
 * @returns a function that stops it early
 */
export function showFragment(hash: string, content: HTMLElement): () => void {
  scrollTo({ top: 0, behavior: 'instant' });
  return untilSettled(() => {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    return target !== null;
  }, content);
}
