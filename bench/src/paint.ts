import type { launchBrowser } from '@northlight/e2e/browser';

/** Rendering metrics of a page. Times in milliseconds. */
export interface Paint {
  /** First contentful paint, of whatever it is. */
  fcp: number;
  /** Largest contentful paint of the page itself, without its loading state. */
  lcp: number;
  /** When React has taken over what was painted largest, so that the page reacts. */
  usable: number;
  /** Total blocking time: the part of each long task beyond 50 ms, summed. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** What a browser is like. */
export interface Device {
  width: number;
  height: number;
  isMobile: boolean;
  /** CPU slowdown factor. */
  cpu: number;
}

export const DESK: Device = { width: 1440, height: 900, isMobile: false, cpu: 1 };
export const PHONE: Device = { width: 412, height: 915, isMobile: true, cpu: 1 };

/**
 * A page has settled when nothing was painted, moved, computed or received for this many milliseconds. A rendered page
 * is painted long before its scripts have arrived, and what they do to it counts.
 */
const QUIET = 2000;
const LOOK = 500;
const PATIENCE = 60_000;

/**
 * Ignores paints of the loading state. The browser counts them as LCP candidates, so a visit that ends before the page
 * appears would report one of them.
 * @param within selector of what contains the page
 */
const observe = (within: string) => `
  const isOfThePage = ({ element }) =>
    Boolean(element?.closest(${JSON.stringify(within)})) && !element.closest('[role=status], [aria-busy=true]');
  globalThis.seen = { fcp: 0, lcp: 0, usable: 0, tbt: 0, cls: 0 };
  globalThis.last = 0;
  let largest = null;
  const watch = (type, take) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        last = Math.max(last, entry.startTime + entry.duration);
        take(entry);
      }),
    ).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => {
    if (!isOfThePage(entry)) return;
    seen.lcp = entry.startTime;
    if (entry.element !== largest) seen.usable = 0;
    largest = entry.element;
  });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
  watch('resource', () => {});
  const isReacts = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const timer = setInterval(() => {
    if (largest && !seen.usable && isReacts(largest)) seen.usable = Math.max(seen.lcp, performance.now());
  }, 50);
`;
const SEEN = '({ ...seen, quiet: performance.now() - last, isLoaded: document.readyState === "complete" })';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answer {
  id: number;
  result?: { result?: { value?: Paint & { quiet: number; isLoaded: boolean } } };
}

/**
 * Opens a URL with an empty cache in a tab without a network debugger. With one, the browser records the call stack of
 * each request, which takes longer than the request itself.
 * @param within selector of what contains the page
 * @throws {Error} if the page is not there and usable in the end
 */
export async function paint(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  url: string,
  { width, height, isMobile, cpu }: Device = DESK,
  within = 'main',
): Promise<Paint> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const size = { width, height };
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  const tell = (method: string, params: object) =>
    new Promise<Answer>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      const message = JSON.stringify({ id, method, params });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
    });
  try {
    await tell('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (isMobile) await tell('Emulation.setDeviceMetricsOverride', { ...size, mobile: true, deviceScaleFactor: 2.625 });
    await tell('Page.enable', {});
    await tell('Page.addScriptToEvaluateOnNewDocument', { source: observe(within) });
    await tell('Page.navigate', { url });
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      await pause(LOOK);
      const { result } = await tell('Runtime.evaluate', { expression: SEEN, returnByValue: true });
      if (!result?.result?.value) continue;
      const { quiet, isLoaded, ...seen } = result.result.value;
      if (isLoaded && seen.lcp > 0 && seen.usable > 0 && quiet > QUIET) return seen;
    }
    throw new Error(`${url} was not painted, or its scripts did not take it over.`);
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}
