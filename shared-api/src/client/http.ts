import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import { ApiError, type ErrorBody, TransportError, translateError } from './errors.ts';
import { forgetAnswers, knownVersion, recallAnswer, rememberAnswer } from './known-answers.ts';
import { loseSession } from './lost-session.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { AnyOptions, Json, Method } from './operations.ts';
import { TIMEOUTS } from './timeouts.ts';
import { readTokens, renewTokens } from './token-storage.ts';
import { fetchWithProgress } from './upload.ts';

const http = ky.create({
  baseUrl: globalThis.location?.origin,
  timeout: TIMEOUTS.standard,
  retry: 0,
});

/** As `translateError`, also of what the HTTP library throws. */
function translate(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const body = typeof error.data === 'object' && error.data !== null ? (error.data as ErrorBody) : {};
    return new ApiError(error.response.status, body, error.response.headers);
  }
  if (error instanceof TimeoutError) return new TransportError('timeout', error);
  if (error instanceof NetworkError) return new TransportError('network', error);
  return translateError(error);
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
  const json = { refresh: tokens.refresh };
  const answer = await sendRenewed('post', '/api/accounts/token/refresh/', { anonymous: true, json });
  const renewed = (await answer.json()) as Json<'post', '/api/accounts/token/refresh/'>;
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

/** The answer that this tab has, if the server says that it is current. */
function recall(error: unknown, address: string): Response {
  const isCurrent = error instanceof HTTPError && error.response.status === 304;
  const answer = isCurrent && recallAnswer(address);
  if (!answer) throw error;
  return answer;
}

async function send(method: Method, template: string, options: AnyOptions, token?: string): Promise<Response> {
  if (method !== 'get') return await sendPlain(method, template, options, token);
  if (!token) forgetAnswers();
  const address = JSON.stringify([fill(template, options.path), options.query]);
  const version = knownVersion(address);
  const header = { ...options.header, ...(version && { 'if-none-match': version }) };
  try {
    return await rememberAnswer(address, await sendPlain(method, template, { ...options, header }, token));
  } catch (error) {
    return recall(error, address);
  }
}

async function sendPlain(method: Method, template: string, options: AnyOptions, token?: string) {
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
export async function sendRenewed(method: Method, path: string, options: AnyOptions): Promise<Response> {
  const token = options.anonymous ? undefined : readTokens()?.access;
  try {
    return await send(method, path, options, token);
  } catch (error) {
    if (!(error instanceof HTTPError) || error.response.status !== 401 || !token) throw translate(error);
  }
  let renewed: string;
  try {
    renewed = await refresh(token);
  } catch (error) {
    if (refusesToken(error)) loseSession();
    throw translate(error);
  }
  try {
    return await send(method, path, options, renewed);
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 401) loseSession();
    throw translate(error);
  }
}
