import ky, { HTTPError } from 'ky';
import { ApiError, SessionExpiredError, translateError } from './errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { AnyOptions, Json, JsonResponse, Method, Options, Path } from './operations.ts';
import { clearTokens, readTokens, renewTokens } from './token-storage.ts';
import { fetchWithProgress } from './upload.ts';

/** Milliseconds that a call may take. */
export const TIMEOUTS = { standard: 10_000, slide: 60_000, long: 300_000 } as const;

const http = ky.create({
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
  const renewed = await callApiJson('post', '/api/accounts/token/refresh/', {
    anonymous: true,
    json: { refresh: tokens.refresh },
  });
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

/** Calls that run out together all end up here; the first of them ends the session and says so. */
function loseSession(): never {
  const isStored = readTokens() !== null;
  clearTokens();
  if (isStored) for (const listener of lostListeners) listener();
  throw new SessionExpiredError();
}

/** Only an answer that refuses the token ends a session; a server that is down does not. */
const refusesToken = (error: unknown) =>
  error instanceof ApiError ? [400, 401, 403].includes(error.status) : error instanceof NoRefreshTokenError;

const fill = (template: string, values: AnyOptions['path'] = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));

function formData(fields: NonNullable<AnyOptions['form']>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

async function send(method: Method, template: string, options: AnyOptions, token?: string) {
  const { path, query, header, json, form, anonymous: _, onProgress, ...rest } = options;
  const headers = new Headers(header);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = form && formData(form);
  const fetch = body && onProgress && fetchWithProgress(body, onProgress);
  return await http(fill(template, path), {
    ...rest,
    method,
    headers,
    ...(query && { searchParams: query }),
    ...(json !== undefined && { json }),
    ...(body && { body }),
    ...(fetch && { fetch }),
  });
}

/** Sends a request, and renews the tokens once if they are refused. */
async function sendRenewed(method: Method, path: string, options: AnyOptions): Promise<Response> {
  const token = options.anonymous ? undefined : readTokens()?.access;
  try {
    return await send(method, path, options, token);
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
    return await send(method, path, options, renewed);
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 401) loseSession();
    throw translateError(error);
  }
}

/** Asks the user to confirm who they are. Resolves to a proof, or to null if they decline. */
type AskForIdentity = () => Promise<string | null>;

let askForIdentity: AskForIdentity | null = null;

/** Sets who asks the user to confirm their identity when a call requires it. Returns the way to stop. */
export function onIdentityRequired(ask: AskForIdentity): () => void {
  askForIdentity = ask;
  return () => {
    if (askForIdentity === ask) askForIdentity = null;
  };
}

const requiresIdentity = (error: unknown) => error instanceof ApiError && error.code === 're_authentication_required';

/**
 * Sends any request. When the server requires it, the user confirms who they are and the request is sent once more.
 * `callApi` and `callEvents` check method, path and options against the contract.
 */
export async function request(method: Method, path: string, options: AnyOptions = {}): Promise<Response> {
  try {
    return await sendRenewed(method, path, options);
  } catch (error) {
    const proof = requiresIdentity(error) && (await askForIdentity?.());
    if (!proof) throw error;
    return await sendRenewed(method, path, { ...options, header: { ...options.header, 're-authentication': proof } });
  }
}

/**
 * Sends a request to the API, typed by the contract. A 401 renews the tokens once and sends it again. A
 * sensitive call asks the user to confirm who they are.
 * @throws {ApiError} the server answered with an error
 * @throws {TransportError} no answer came
 * @throws {SessionExpiredError} the session could not be renewed; its tokens are cleared
 */
export const callApi = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[options]: Options<M, P>
): Promise<JsonResponse<Json<M, P>>> => request(method, path, options as AnyOptions);

/** As `callApi`, and reads the JSON of the answer. */
export async function callApiJson<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...options: Options<M, P>
): Promise<Json<M, P>> {
  const answer = await callApi(method, path, ...options);
  return answer.json();
}
