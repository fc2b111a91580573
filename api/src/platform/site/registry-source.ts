import { readFile, stat } from 'node:fs/promises';

/** Answers what is new since the last call, and null when nothing is. @throws when it cannot be read */
export type RegistrySource = () => Promise<string | null>;

/** The registry in a file, read again only when the file was replaced. */
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

/** Milliseconds for which an answer of the network is taken for news, and that the next one may take. */
const FRESH = 2000;
const TIMEOUT = 5000;

/** The registry at an address, asked for at most every two seconds and sent only when it has changed. */
export function addressSource(url: string, now: () => number = Date.now): RegistrySource {
  let asked = Number.NEGATIVE_INFINITY;
  let tag: string | null = null;
  return async () => {
    if (now() - asked < FRESH) return null;
    asked = now();
    const answer = await fetch(url, {
      headers: tag === null ? {} : { 'if-none-match': tag },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 304) return null;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const text = await answer.text();
    tag = answer.headers.get('etag');
    return text;
  };
}
