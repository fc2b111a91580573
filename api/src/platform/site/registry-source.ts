import { readFile, stat } from 'node:fs/promises';

/**
 * Returns the text if it has changed since the last call, otherwise null.
 * @throws when it cannot be read
 */
export type RegistrySource = () => Promise<string | null>;

/** A registry in a file, read again only when the file was replaced. */
export function fileSource(file: string): RegistrySource {
  let known = '';
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const version = `${mtimeMs} ${size} ${ino}`;
    if (version === known) return null;
    const text = await readFile(file, 'utf8');
    known = version;
    return text;
  };
}

/** Milliseconds for which a response is considered current, and the timeout of a request. */
const FRESH = 2000;
const TIMEOUT = 5000;

/** A registry at a URL, requested at most every two seconds; the server sends it only when it has changed. */
export function addressSource(url: string, now: () => number = Date.now): RegistrySource {
  let asked = Number.NEGATIVE_INFINITY;
  let tag: string | null = null;
  return async () => {
    if (now() - asked < FRESH) return null;
    asked = now();
    const answer = await fetch(url, {
      headers: tag === null ? {} : { 'if-none-match': tag },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 304) return null;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const text = await answer.text();
    tag = answer.headers.get('etag');
    return text;
  };
}
