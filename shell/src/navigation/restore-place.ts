import type { Place } from './places.ts';

/** How long, in milliseconds, to wait for the page to grow to its earlier height. */
const PATIENCE = 3000;
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the user's position on a page. It scrolls as soon as the page is long enough, and focuses the link that the
 * user followed, or else the content. It stops when the user interacts with the page.
 * @returns a function that stops it early
 */
export function restorePlace({ top, link }: Place, content: HTMLElement): () => void {
  const settle = () => {
    scrollTo({ top, behavior: 'instant' });
    const target = link === null ? null : content.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`);
    target?.focus({ preventScroll: true });
    return Math.abs(scrollY - top) < 2 && (link === null || target !== null);
  };
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
