import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { EventOf, Json, Method, Path } from '../client/operations.ts';

/** What a handler can inspect. */
export interface Asked {
  request: Request;
  params: Record<string, string | readonly string[] | undefined>;
}

const toPattern = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Answers a call with a response that the contract allows, or with the result of `answer`. */
export function answers<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  answer: Json<M, P> | ((asked: Asked) => Json<M, P> | Response | Promise<Json<M, P> | Response>),
): RequestHandler {
  return http[method](toPattern(path), async ({ request, params }) => {
    const body =
      typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)({ request, params }) : answer;
    if (body instanceof Response) return body;
    return body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as never);
  });
}

/** Streams events as the response to a call. An error thrown by `events` breaks the connection. */
export const streams = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  events: (asked: Asked) => Iterable<EventOf<M, P>> | AsyncIterable<EventOf<M, P>>,
): RequestHandler =>
  http[method](toPattern(path), ({ request, params }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      async start(stream) {
        try {
          for await (const event of events({ request, params })) {
            stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
          }
          stream.close();
        } catch (error) {
          stream.error(error);
        }
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });

/** Answers a call with an error in the API's format. */
export const refuses = <M extends Method>(
  method: M,
  path: Path<M>,
  status: number,
  body: Record<string, unknown>,
): RequestHandler =>
  http[method](toPattern(path), () => HttpResponse.json({ code: 'refused', ...body } as never, { status }));

/** Breaks the connection on this call. */
export const breaks = <M extends Method>(method: M, path: Path<M>): RequestHandler =>
  http[method](toPattern(path), () => HttpResponse.error());

/** Never answers this call, to show loading states. */
export const hangs = <M extends Method>(method: M, path: Path<M>): RequestHandler =>
  http[method](toPattern(path), async () => {
    await delay('infinite');
  });
