import type { RemoteFailureKind } from './failures.ts';

const PATIENCE = 5000;

const isScript = (response: Response) => /javascript|ecmascript/.test(response.headers.get('content-type') ?? '');

/**
 * Finds out why a script element could not run the script at `url`, since the browser does not say. It requests the
 * script again and bypasses the HTTP cache, which also replaces a bad cached copy.
 * @param integrity the script's expected hash; empty if unknown
 * @returns null if nothing is wrong, or nothing is wrong any more
 */
export async function diagnose(url: string, integrity: string): Promise<RemoteFailureKind | null> {
  const ask = (options: RequestInit) => fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
  try {
    const response = await ask({ cache: 'reload' });
    if (!response.ok) return 'network';
    if (!isScript(response)) return 'not-a-remote';
  } catch {
    return navigator.onLine ? 'network' : 'offline';
  }
  if (integrity === '') return null;
  try {
    await ask({ cache: 'force-cache', integrity });
    return null;
  } catch {
    return 'integrity';
  }
}
