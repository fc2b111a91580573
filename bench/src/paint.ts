import type { launchBrowser } from '@northlight/e2e/browser';

/** Rendering metrics of a page. Times in milliseconds. */
export interface Paint {
  /** Largest contentful paint of the page itself, without its loading state. */
  lcp: number;
  /** Total blocking time: the part of each long task beyond 50 ms, summed. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** The largest paint is final when none follows for this many milliseconds. */
const QUIET = 1500;
const PATIENCE = 60_000;

/**
 * Ignores paints of the loading state. The browser counts them as LCP candidates, so a visit that ends before the page
 * appears would report one of them.
 */
const OBSERVE = `
  const isOfThePage = ({ element }) => Boolean(element?.closest('main')) && !element.closest('[role=status], [aria-busy=true]');
  globalThis.seen = { lcp: 0, tbt: 0, cls: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { if (isOfThePage(entry)) seen.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
`;
const SEEN = '({ ...seen, now: performance.now() })';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answer {
  id: number;
  result?: { result?: { value?: Paint & { now: number } } };
}

/**
 * Opens a URL with an empty cache in a tab without a network debugger. With one, the browser records the call stack of
 * each request, which takes longer than the request itself.
 * @param cpu CPU slowdown factor
 */
export async function paint(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  url: string,
  { cpu = 1 } = {},
): Promise<Paint> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const size = { width: 1440, height: 900 };
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
    await tell('Page.enable', {});
    await tell('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE });
    await tell('Page.navigate', { url });
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      await pause(QUIET);
      const { result } = await tell('Runtime.evaluate', { expression: SEEN, returnByValue: true });
      const seen = result?.result?.value;
      if (seen && seen.lcp > 0 && seen.now - seen.lcp > QUIET) return { lcp: seen.lcp, tbt: seen.tbt, cls: seen.cls };
    }
    throw new Error(`${url} has painted nothing.`);
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}
