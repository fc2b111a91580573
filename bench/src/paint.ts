import type { launchBrowser } from '@northlight/e2e/browser';

/** How a page felt. Times in milliseconds. */
export interface Paint {
  /** Largest contentful paint of the page itself. */
  lcp: number;
  /** Sum of what long tasks take beyond 50 ms each. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** Milliseconds without a larger paint after which the largest was the last. */
const QUIET = 1500;
const PATIENCE = 60_000;

/**
 * What stands in for a page until it is there is no paint of it. The line that says it is loading is a candidate as any
 * other, and would count where a visit ended between it and the page.
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
 * Opens an address with an empty cache in a tab whose network no debugger watches: with one watching, the browser takes
 * down where in the scripts each request comes from, which takes longer than the request.
 * @param cpu how many times slower the processor is
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
