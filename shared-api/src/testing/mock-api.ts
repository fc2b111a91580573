import { getResponse, type RequestHandler } from 'msw';

/** What the mocked network answers to a request that no handler knows; it also says so on the console. */
const unhandled = (request: Request) => {
  const path = new URL(request.url).pathname;
  console.error(`No handler answers ${request.method} ${path}`);
  return Response.json({ code: 'not_found', detail: `No handler for ${request.method} ${path}` }, { status: 404 });
};

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
    const response = (await getResponse(handlers, request)) ?? unhandled(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return () => {
    globalThis.fetch = real;
  };
}
