import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callApi, callApiJson, onIdentityRequired, onSessionLost } from './client.ts';
import { ApiError, isForbidden, SessionExpiredError, TransportError } from './errors.ts';
import { readTokens, storeTokens } from './token-storage.ts';

type Responder = (request: Request) => Response | Promise<Response>;

const real = globalThis.fetch;
const asked: { path: string; token: string | null; body: string }[] = [];

function network(responder: Responder) {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({
      path: new URL(request.url).pathname,
      token: request.headers.get('authorization'),
      body: await request.clone().text(),
    });
    if (asked.length > 100) throw new Error('Requests go round in circles');
    return responder(request);
  };
}

const person = { email: 'a@b.test', first_name: 'A', last_name: 'B', password: 'x', password2: 'x' };
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
const isRefresh = (request: Request) => request.url.endsWith('/token/refresh/');

beforeEach(() => {
  asked.length = 0;
  storeTokens({ access: 'old', refresh: 'r1' }, false);
});
afterEach(() => {
  globalThis.fetch = real;
  localStorage.clear();
  sessionStorage.clear();
});

describe('a call that gets no answer', () => {
  it('says that the network failed', async () => {
    network(() => Promise.reject(new TypeError('fetch failed')));
    const failure = callApi('get', '/api/health/').catch((error) => error);
    expect(await failure).toBeInstanceOf(TransportError);
    expect(await failure).toHaveProperty(
      'message',
      'Network error. Please check if the server is running and try again.',
    );
  });

  it('says that the browser has no connection, if it knows', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network(() => Promise.reject(new TypeError('fetch failed')));
    await expect(callApi('get', '/api/health/')).rejects.toMatchObject({
      kind: 'network',
      message: 'You’re offline. Try again once you’re connected.',
    });
    jest.restoreAllMocks();
  });

  it('says that it took too long', async () => {
    network(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    await expect(callApi('get', '/api/health/', { timeout: 5 })).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Request timed out. Please check your internet connection.',
    });
  });
});

describe('an answer that is an error', () => {
  it('brings the fields, the code, the wait and the request it was', async () => {
    network(() =>
      json({ code: 'throttled', email: ['Taken.', 'Odd.'], request_id: 'r-9' }, 429, { 'retry-after': '30' }),
    );
    const error = await callApi('post', '/api/accounts/register/', { json: person }).catch(
      (thrown: ApiError) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'throttled',
      fieldErrors: { email: ['Taken.', 'Odd.'] },
      retryAfter: 30,
      requestId: 'r-9',
      message: 'Taken.',
    });
  });

  it('is understood when it is not JSON at all', async () => {
    network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callApi('get', '/api/health/')).rejects.toMatchObject({ status: 502, code: 'unknown', detail: null });
  });
});

describe('an answer that says no', () => {
  it.each([
    [403, true],
    [404, false],
    [500, false],
  ])('%i: is a matter of permission: %s', async (status, forbidden) => {
    network(() => json({ detail: 'No.' }, status));
    expect(await callApi('get', '/api/health/').catch(isForbidden)).toBe(forbidden);
  });
});

describe('a call that requires identity to be confirmed', () => {
  const refused = () => json({ code: 're_authentication_required', detail: 'Confirm.' }, 403);
  const proofs: (string | null)[] = [];
  const untilConfirmed = (request: Request) => {
    proofs.push(request.headers.get('re-authentication'));
    return request.headers.get('re-authentication') === 'proof' ? json({ url: '/archive' }) : refused();
  };
  let stop = () => {};

  beforeEach(() => {
    proofs.length = 0;
  });
  afterEach(() => stop());

  it('asks once and is sent again with the proof, body and all', async () => {
    network(untilConfirmed);
    stop = onIdentityRequired(async () => 'proof');
    const body = { confirmation: 'delete' };
    await expect(callApiJson('post', '/api/accounts/delete/', { json: body })).resolves.toEqual({ url: '/archive' });
    expect(proofs).toEqual([null, 'proof']);
    expect(asked[1]?.body).toBe(JSON.stringify(body));
  });

  it('fails with its first answer when the user declines or nobody asks', async () => {
    network(untilConfirmed);
    stop = onIdentityRequired(async () => null);
    const failure = { status: 403, code: 're_authentication_required' };
    await expect(callApi('post', '/api/accounts/export/')).rejects.toMatchObject(failure);
    stop();
    await expect(callApi('post', '/api/accounts/export/')).rejects.toMatchObject(failure);
    expect(proofs).toEqual([null, null]);
  });

  it('is not asked a second time when the proof is refused', async () => {
    network(untilConfirmed);
    let questions = 0;
    stop = onIdentityRequired(async () => {
      questions += 1;
      return 'stale';
    });
    await expect(callApi('post', '/api/accounts/export/')).rejects.toMatchObject({ status: 403 });
    expect([questions, proofs]).toEqual([1, [null, 'stale']]);
  });
});

describe('a call whose token has run out', () => {
  it('renews the tokens once and is sent again, body and all', async () => {
    network((request) => {
      if (isRefresh(request)) return json({ access: 'new', refresh: 'r2' });
      return request.headers.get('authorization') === 'Bearer new' ? json({ ok: true }) : json({}, 401);
    });
    await expect(callApiJson('post', '/api/questions/save/', { json: { questions: [] } })).resolves.toEqual({
      ok: true,
    });
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/questions/save/', 'Bearer old'],
      ['/api/accounts/token/refresh/', null],
      ['/api/questions/save/', 'Bearer new'],
    ]);
    expect(asked[2]?.body).toBe('{"questions":[]}');
    expect(readTokens()).toEqual({ access: 'new', refresh: 'r2' });
  });

  it('shares one renewal with all calls that run out at the same time', async () => {
    network((request) => {
      if (isRefresh(request)) return json({ access: 'new', refresh: 'r2' });
      return request.headers.get('authorization') === 'Bearer new' ? json({}) : json({}, 401);
    });
    await Promise.all(Array.from({ length: 20 }, () => callApi('get', '/api/questions/')));
    expect(asked.filter(({ path }) => path.endsWith('/token/refresh/'))).toHaveLength(1);
  });

  it('ends the session when the renewal is refused, and says so once to whoever listens', async () => {
    network(() => json({}, 401));
    const lost = jest.fn();
    const stop = onSessionLost(lost);
    await expect(callApi('get', '/api/questions/')).rejects.toBeInstanceOf(SessionExpiredError);
    stop();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(readTokens()).toBeNull();
  });

  it('keeps the session when the server cannot be reached for the renewal', async () => {
    network((request) => (isRefresh(request) ? Promise.reject(new TypeError('fetch failed')) : json({}, 401)));
    await expect(callApi('get', '/api/questions/')).rejects.toBeInstanceOf(TransportError);
    expect(readTokens()).toEqual({ access: 'old', refresh: 'r1' });
  });

  it.each([429, 500, 502, 503])('keeps the session when the renewal is answered with %i', async (status) => {
    network((request) => (isRefresh(request) ? json({ detail: 'Not now.' }, status) : json({}, 401)));
    const lost = jest.fn();
    const stop = onSessionLost(lost);
    const failure = await callApi('get', '/api/questions/').catch((error: unknown) => error);
    stop();
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status });
    expect(lost).not.toHaveBeenCalled();
    expect(readTokens()).toEqual({ access: 'old', refresh: 'r1' });
  });

  it('ends the session, without another attempt, when the renewed token is refused as well', async () => {
    network((request) => (isRefresh(request) ? json({ access: 'new', refresh: 'r2' }) : json({}, 401)));
    const lost = jest.fn();
    const stop = onSessionLost(lost);
    await expect(callApi('get', '/api/questions/')).rejects.toBeInstanceOf(SessionExpiredError);
    stop();
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/questions/', 'Bearer old'],
      ['/api/accounts/token/refresh/', null],
      ['/api/questions/', 'Bearer new'],
    ]);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(readTokens()).toBeNull();
  });

  it.each([
    ['the renewal', 401],
    ['the renewed token', 200],
  ])('ends the session once for all calls that run out together when %s is refused', async (_, status) => {
    network((request) => (isRefresh(request) ? json({ access: 'new', refresh: 'r2' }, status) : json({}, 401)));
    const lost = jest.fn();
    const stop = onSessionLost(lost);
    const calls = await Promise.allSettled(Array.from({ length: 5 }, () => callApi('get', '/api/questions/')));
    stop();
    for (const outcome of calls) expect(outcome).toMatchObject({ reason: expect.any(SessionExpiredError) });
    expect(lost).toHaveBeenCalledTimes(1);
    expect(readTokens()).toBeNull();
  });
});

describe('a call that carries no token', () => {
  it('gets its 401 as it is, since there is nothing to renew', async () => {
    network(() => json({ detail: 'No.' }, 401));
    const login = callApi('post', '/api/accounts/login/', {
      anonymous: true,
      json: { email: 'a@b.test', password: 'x' },
    });
    await expect(login).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.token).toBeNull();
  });
});

describe('an answer that the page has already', () => {
  const evaluations = () => callApiJson('get', '/api/pitch-decks/evaluations/', { query: { page: 1 } });

  it('is not sent again while it is current', async () => {
    const versions: (string | null)[] = [];
    let version = '"1"';
    network((request) => {
      const has = request.headers.get('if-none-match');
      versions.push(has);
      if (has === version) return new Response(null, { status: 304, headers: { etag: version } });
      return json({ count: 0, results: [version] }, 200, { etag: version });
    });
    expect(await evaluations()).toEqual({ count: 0, results: ['"1"'] });
    expect(await evaluations()).toEqual({ count: 0, results: ['"1"'] });
    version = '"2"';
    expect(await evaluations()).toEqual({ count: 0, results: ['"2"'] });
    expect(await evaluations()).toEqual({ count: 0, results: ['"2"'] });
    expect(versions).toEqual([null, '"1"', '"1"', '"2"']);
  });

  it('is forgotten with the session', async () => {
    const versions: (string | null)[] = [];
    network((request) => {
      versions.push(request.headers.get('if-none-match'));
      return json({ count: 0, results: [] }, 200, { etag: '"3"' });
    });
    await evaluations();
    sessionStorage.clear();
    await evaluations();
    expect(versions.at(-1)).toBeNull();
  });
});
