import ky, { HTTPError, type Options } from 'ky';
import { SessionExpiredError, translateError } from './errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { clearTokens, readTokens, renewTokens } from './tokens.ts';
import { fetchWithProgress, type OnProgress } from './upload.ts';

/** Milliseconds that a call may take. */
export const TIMEOUTS = { standard: 10_000, slide: 60_000, long: 300_000 } as const;

/** Options of one call: those of ky, with these in addition. */
export interface CallOptions extends Omit<Options, 'onUploadProgress'> {
  /** For calls that never carry a token. */
  anonymous?: boolean;
  /** Called while the body goes out. */
  onProgress?: OnProgress | undefined;
}

const http = ky.create({
  prefix: '/api',
  baseUrl: globalThis.location?.origin,
  timeout: TIMEOUTS.standard,
  retry: 0,
});

const lostListeners = new Set<() => void>();

/** Calls back when a session ends because it could not be refreshed. Returns the way to stop listening. */
export function onSessionLost(callback: () => void): () => void {
  lostListeners.add(callback);
  return () => lostListeners.delete(callback);
}

/** A session without a refresh token cannot be renewed. */
class NoRefreshTokenError extends Error {
  override name = 'NoRefreshTokenError';

  constructor() {
    super('No refresh token');
  }
}

async function renew(stale: string) {
  const tokens = readTokens();
  if (!tokens) throw new NoRefreshTokenError();
  if (tokens.access !== stale) return tokens.access;
  const renewed = await http
    .post('accounts/token/refresh/', { json: { refresh: tokens.refresh } })
    .json<{ access: string; refresh?: string }>();
  renewTokens(tokens, { access: renewed.access, refresh: renewed.refresh ?? tokens.refresh });
  return renewed.access;
}

let renewing: Promise<string> | null = null;

/** Renews the tokens once, whoever asks, in whichever tab. `stale` is the access token that was refused. */
function refresh(stale: string) {
  renewing ??= oneAtATime('northlight.refresh', () => renew(stale)).finally(() => {
    renewing = null;
  });
  return renewing;
}

function loseSession(): never {
  clearTokens();
  for (const listener of lostListeners) listener();
  throw new SessionExpiredError();
}

/** Only an answer that refuses the token ends a session; a server that is down does not. */
const refusesToken = (error: unknown) =>
  error instanceof HTTPError ? [400, 401, 403].includes(error.response.status) : error instanceof NoRefreshTokenError;

async function send(path: string, { anonymous: _, onProgress, ...options }: CallOptions, token: string | undefined) {
  const headers = new Headers(options.headers as HeadersInit);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const fetch = onProgress && fetchWithProgress(options.body as XMLHttpRequestBodyInit, onProgress);
  return await http(path, { ...options, headers, ...(fetch && { fetch }) });
}

/**
 * Sends a request to the API. A 401 renews the tokens once and sends it again.
 * @param path below /api/, with its trailing slash
 * @throws {ApiError} the server answered with an error
 * @throws {TransportError} no answer came
 * @throws {SessionExpiredError} the session could not be renewed; its tokens are cleared
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const token = options.anonymous ? undefined : readTokens()?.access;
  try {
    return await send(path, options, token);
  } catch (error) {
    if (!(error instanceof HTTPError) || error.response.status !== 401 || !token) throw translateError(error);
  }
  let renewed: string;
  try {
    renewed = await refresh(token);
  } catch (error) {
    if (refusesToken(error)) loseSession();
    throw translateError(error);
  }
  try {
    return await send(path, options, renewed);
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 401) loseSession();
    throw translateError(error);
  }
}

/** As `call`, and reads the JSON of the answer. */
export async function callJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await call(path, options);
  return (await response.json()) as T;
}
