import { getResponse, type RequestHandler } from 'msw';

/** What the mocked network answers to a request that no handler knows; it also says so on the console. */
const unhandled = (request: Request) => {
  const path = new URL(request.url).pathname;
  console.error(`No handler answers ${request.method} ${path}`);
  return Response.json({ code: 'not_found', detail: `No handler for ${request.method} ${path}` }, { status: 404 });
};

/** Rejects once the request is given up, as a network would. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Puts handlers in place of the API, in a test or a story. Requests outside /api/ pass.
 * @param handlers of msw, first match answers
 * @returns the way to put the network back
 */
export function mockApi(handlers: RequestHandler[]): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return real(input, init);
    const response = (await Promise.race([getResponse(handlers, request), givenUp(request)])) ?? unhandled(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return () => {
    globalThis.fetch = real;
  };
}
