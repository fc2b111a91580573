import type { Place } from './places.ts';

/** Milliseconds for which a page may still grow to the height it had. */
const PATIENCE = 3000;
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings a page back to where it was left: scrolls there as soon as it is long enough, and focuses the link that led
 * away, else the content. Stops when the person takes over.
 * @returns the way to stop earlier
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
