import { diagnose } from './diagnose.ts';
import { kindOfThrown, RemoteFailure, type RemoteFailureKind } from './failures.ts';

/** A Module Federation container, as a remote's entry script defines it on the page. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(page: string): Promise<() => unknown>;
}

export interface EntrySource {
  remote: string;
  /** URL of `remoteEntry.js`. */
  url: string;
  /** Name of the global variable that holds the container. */
  global: string;
  /** Expected hash of the script; empty to skip the check. */
  integrity: string;
  /** In milliseconds. */
  timeout: number;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container)?.get === 'function' && typeof (value as Container)?.init === 'function';

/** Removes the container and chunks of an earlier attempt, which may have been of another release. */
function clear({ remote, global }: EntrySource) {
  const page = globalThis as unknown as Record<string, unknown>;
  page[global] = undefined; // a global declared with `var` cannot be deleted
  page[`webpackChunk${global}`] = undefined;
  for (const script of document.querySelectorAll(`script[data-webpack^="${CSS.escape(remote)}:"]`)) script.remove();
}

/**
 * Runs a remote's entry script and returns its container.
 * @throws {RemoteFailure} network, timeout, not-a-remote, integrity or threw-on-load
 */
export function loadEntry(source: EntrySource): Promise<Container> {
  const { remote, url, global, integrity, timeout } = source;
  clear(source);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const handleThrow = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      removeEventListener('error', handleThrow);
      script.onload = script.onerror = null;
      script.remove();
      outcome();
    };
    const fail = (kind: RemoteFailureKind, cause?: unknown) =>
      settle(() => reject(new RemoteFailure(kind, remote, cause)));
    const timer = setTimeout(() => fail('timeout'), timeout);
    addEventListener('error', handleThrow);
    script.onerror = async (event) => {
      clearTimeout(timer);
      fail((await diagnose(script.src, integrity)) ?? 'network', event);
    };
    script.onload = () => {
      const container = (globalThis as unknown as Record<string, unknown>)[global];
      if (thrown !== undefined) fail(kindOfThrown(thrown), thrown);
      else if (isContainer(container)) settle(() => resolve(container));
      else fail('not-a-remote');
    };
    if (integrity !== '') script.integrity = integrity;
    // Without CORS the browser checks no hash of a script from elsewhere, and hides what it throws.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.src = url;
    document.head.append(script);
  });
}
