import { RemoteFailure } from './failures.ts';

/** Milliseconds that a remote's entry may take. */
export const ENTRY_TIMEOUT = 15_000;

/** A federation container, as a remote's entry puts it on the page. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(page: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container)?.get === 'function' && typeof (value as Container)?.init === 'function';

/**
 * Runs a remote's entry script and takes its container from the page.
 * @param url of `remoteEntry.js`
 * @param global name under which the container appears
 * @throws {RemoteFailure} network, timeout, threw-on-load or not-a-remote
 */
export function loadEntry(remote: string, url: string, global: string, timeout = ENTRY_TIMEOUT): Promise<Container> {
  const page = globalThis as unknown as Record<string, unknown>;
  page[global] = undefined; // an entry's `var` cannot be deleted
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const handleThrow = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      removeEventListener('error', handleThrow);
      script.remove();
      outcome();
    };
    const fail = (kind: 'network' | 'timeout' | 'threw-on-load' | 'not-a-remote', cause?: unknown) =>
      settle(() => reject(new RemoteFailure(kind, remote, cause)));
    const timer = setTimeout(() => fail('timeout'), timeout);
    addEventListener('error', handleThrow);
    script.onerror = () => fail('network');
    script.onload = () => {
      const container = page[global];
      if (thrown !== undefined) fail('threw-on-load', thrown);
      else if (isContainer(container)) settle(() => resolve(container));
      else fail('not-a-remote');
    };
    script.src = url;
    document.head.append(script);
  });
}
