import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { paths } from '../contract.generated.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<P extends keyof paths, M extends Method> = paths[P][M];
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
type Ok<O> = O extends { responses: infer R }
  ? Json<R extends { 200: infer A } ? A : R extends { 201: infer B } ? B : never>
  : never;

/** What the server answers on success to this call, as the contract has it. */
export type Answer<P extends keyof paths, M extends Method> = Ok<Operation<P, M>>;

/** What a handler may look at. */
export interface Asked {
  request: Request;
  params: Record<string, string | readonly string[] | undefined>;
}

const toPattern = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Answers a call with what the contract allows, or with what `answer` makes of the request. */
export function answers<P extends keyof paths, M extends Method & keyof paths[P]>(
  method: M,
  path: P,
  answer: Answer<P, M> | ((asked: Asked) => Answer<P, M> | Response | Promise<Answer<P, M> | Response>),
): RequestHandler {
  return http[method](toPattern(path), async ({ request, params }) => {
    const body =
      typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)({ request, params }) : answer;
    if (body instanceof Response) return body;
    return body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as never);
  });
}

/** The events that a call may answer with, as the contract has them. */
type Event<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R }
    ? R[keyof R] extends infer A
      ? A extends { content: { 'text/event-stream': infer E } }
        ? E
        : never
      : never
    : never;

/** Answers a call event by event, as they are handed out; what is thrown on the way loses the connection. */
export const streams = <P extends keyof paths, M extends Method & keyof paths[P]>(
  method: M,
  path: P,
  events: (asked: Asked) => Iterable<Event<P, M>> | AsyncIterable<Event<P, M>>,
): RequestHandler =>
  http[method as Method](toPattern(path), ({ request, params }) => {
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

/** Refuses a call, in the form that errors have on the wire. */
export const refuses = <P extends keyof paths>(
  method: Method & keyof paths[P],
  path: P,
  status: number,
  body: Record<string, unknown>,
): RequestHandler =>
  http[method as Method](toPattern(path), () => HttpResponse.json({ code: 'refused', ...body } as never, { status }));

/** Loses the connection at this call. */
export const breaks = <P extends keyof paths>(method: Method & keyof paths[P], path: P): RequestHandler =>
  http[method as Method](toPattern(path), () => HttpResponse.error());

/** Never answers this call: for what is shown while loading. */
export const hangs = <P extends keyof paths>(method: Method & keyof paths[P], path: P): RequestHandler =>
  http[method as Method](toPattern(path), async () => {
    await delay('infinite');
  });
