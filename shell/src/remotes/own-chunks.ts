let attempts = 0;

/**
 * Gives up the shell's own chunks that are on the way, such as the form libraries of a page that did not load in time.
 * The next import requests them again, at another URL: browsers make a second request for the same one wait.
 */
export function abandonOwnChunks(): void {
  attempts += 1;
  __webpack_require__.retry = `?r=${attempts}`;
  for (const script of document.querySelectorAll('script[data-webpack^="shell:"]'))
    script.dispatchEvent(new Event('error'));
}
