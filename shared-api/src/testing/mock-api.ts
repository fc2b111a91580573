import { getResponse, type RequestHandler } from 'msw';
import '../client/http.ts'; // loaded ahead, so that no test waits for it

/** Answers requests without a handler with a 404 and logs them to the console. */
const unhandled = (request: Request) => {
  const path = new URL(request.url).pathname;
  console.error(`No handler answers ${request.method} ${path}`);
  return Response.json({ code: 'not_found', detail: `No handler for ${request.method} ${path}` }, { status: 404 });
};

/** Rejects when the request is aborted, as a network would. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Replaces the API with handlers in a test or story. Requests outside /api/ pass through.
 * @param handlers MSW handlers; the first match answers
 * @returns a function that restores the network
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
