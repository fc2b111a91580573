import type { RemoteFailureKind } from './failures.ts';

const PATIENCE = 5000;

const isScript = (response: Response) => /javascript|ecmascript/.test(response.headers.get('content-type') ?? '');

/**
 * Finds out why a script element could not run what is at `url`, which the browser itself does not tell. It is asked for
 * anew, so that a bad copy in the browser's cache is replaced.
 * @param integrity hash that the script had to have; empty when it is not known
 * @returns null when nothing is wrong with it, or no longer
 */
export async function diagnose(url: string, integrity: string): Promise<RemoteFailureKind | null> {
  const ask = (options: RequestInit) => fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
  try {
    const response = await ask({ cache: 'reload' });
    if (!response.ok) return 'network';
    if (!isScript(response)) return 'not-a-remote';
  } catch {
    return 'network';
  }
  if (integrity === '') return null;
  try {
    await ask({ cache: 'force-cache', integrity });
    return null;
  } catch {
    return 'integrity';
  }
}
