import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callApiJson } from './client.ts';
import { ApiError, TransportError } from './errors.ts';
import { storeTokens } from './token-storage.ts';

const real = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

/** What the server would do with an upload, in place of the browser's request. */
class FakeRequest {
  static answer: (request: FakeRequest) => void;
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  response: Blob | null = null;
  body: unknown;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  constructor() {
    FakeRequest.last = this;
  }

  open() {}

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }

  send(body: unknown) {
    this.body = body;
    FakeRequest.answer(this);
  }

  abort() {
    this.onabort();
  }

  ends(status: number, body: object) {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)]);
    this.onload();
  }
}

const upload = (options = {}) => {
  const shares: number[] = [];
  const answer = callApiJson('patch', '/api/accounts/profile/image/', {
    form: { profile_image: new File(['a photo'], 'me.jpg') },
    onProgress: (share) => shares.push(share),
    ...options,
  });
  return { answer, shares };
};

beforeEach(() => {
  // A bound function looks as the browser's own do.
  globalThis.fetch = real.fetch.bind(globalThis);
  globalThis.XMLHttpRequest = FakeRequest as never;
  storeTokens({ access: 'a', refresh: 'r' }, false);
});
afterEach(() => {
  Object.assign(globalThis, real);
  sessionStorage.clear();
});

describe('an upload', () => {
  it('says that the network failed', async () => {
    FakeRequest.answer = (request) => request.onerror();
    await expect(upload().answer).rejects.toBeInstanceOf(TransportError);
  });

  it('says what the server refused', async () => {
    FakeRequest.answer = (request) => request.ends(422, { code: 'not_an_image', detail: 'No image.' });
    const failure = await upload().answer.catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, code: 'not_an_image', detail: 'No image.', requestId: 'r-1' });
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    FakeRequest.answer = () => controller.abort();
    await expect(upload({ signal: controller.signal }).answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells how much has gone out, carries the token, and leaves the boundary to the browser', async () => {
    FakeRequest.answer = (request) => {
      request.upload.onprogress?.({ loaded: 1, total: 4 });
      request.upload.onprogress?.({ loaded: 4, total: 4 });
      request.ends(200, { id: 7 });
    };
    const { answer, shares } = upload();
    expect(await answer).toEqual({ id: 7 });
    expect(shares).toEqual([0.25, 1]);
    expect(FakeRequest.last.body).toBeInstanceOf(FormData);
    expect(FakeRequest.last.headers.authorization).toBe('Bearer a');
    expect(FakeRequest.last.headers).not.toHaveProperty('content-type');
  });
});
