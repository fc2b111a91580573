import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '../errors/translate.ts';

/** The function that `finishing` returns. */
type Finish = (work: Promise<void>) => Promise<void>;

const UNFORESEEN = { code: 'internal', detail: 'Server error. Please try again later.' };

/** True for a client that accepts server-sent events. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/i.test(headers.accept ?? '');

function errorEvent(error: unknown, log: FastifyBaseLogger) {
  const failure = translate(error as FastifyError);
  if (!failure) log.error({ err: error }, 'a stream of events failed');
  const { detail, non_field_errors, fields = {} } = failure?.body ?? {};
  const text = detail ?? non_field_errors?.[0] ?? Object.values(fields)[0]?.[0];
  return { event: 'error', ...UNFORESEEN, ...(failure && { code: failure.code, detail: text ?? UNFORESEEN.detail }) };
}

const written = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;

async function* rest<T>(first: IteratorResult<T>, events: AsyncIterator<T>, log: FastifyBaseLogger) {
  try {
    for (let next = first; !next.done; next = await events.next()) yield written(next.value);
  } catch (error) {
    yield written(errorEvent(error, log));
  } finally {
    await events.return?.();
  }
}

/** Passes events on, and lets the server wait for their end before it closes. */
async function* whole<T>(events: AsyncIterable<T>, finish: Finish): AsyncGenerator<T, void> {
  const done = Promise.withResolvers<void>();
  void finish(done.promise);
  try {
    yield* events;
  } finally {
    done.resolve();
  }
}

/**
 * Sends events as server-sent events. An error before the first event gets a normal error answer; a later one becomes
 * the last event. If the client disconnects, the source is stopped.
 */
export async function sendEvents<T>(
  reply: FastifyReply,
  source: AsyncIterable<T>,
  finish: Finish,
): Promise<FastifyReply> {
  const events = whole(source, finish);
  const first = await events.next();
  // A stream whose client has left already is never read, and so would never end its source.
  const stop = () => void events.return();
  if (reply.raw.destroyed) stop();
  else reply.raw.once('close', stop);
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(rest(first, events, reply.log)));
}
