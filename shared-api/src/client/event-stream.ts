import { EventSourceParserStream } from 'eventsource-parser/stream';
import { request } from './client.ts';
import { ApiError, TransportError, translateError } from './errors.ts';
import type { AnyOptions, EventOf, Method, Parameters, Path, SendOptions } from './operations.ts';
import { EVENT_STREAM } from './upload.ts';

/** What the server says when a stream fails after its beginning. */
interface ErrorEvent {
  event: 'error';
  code: string;
  detail: string;
}

const isError = (event: { event: string }): event is ErrorEvent => event.event === 'error';

/** A stream that fails has answered 200 long before. */
const failureOf = ({ code, detail }: ErrorEvent) => new ApiError(500, { code, detail }, new Headers());

const isTimeout = (signal: AbortSignal) => (signal.reason as { name?: unknown } | null)?.name === 'TimeoutError';

/**
 * Sends a request and hands out the events of its answer as they arrive. Ending the loop, or the signal, closes the
 * connection, which stops the server's work. `timeout` is for the whole of it.
 * @throws {ApiError} the server refused, or an `error` event came
 * @throws {TransportError} no answer came, or it broke off
 */
export async function* callEvents<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  options: Parameters<M, P> & SendOptions & { timeout: number },
): AsyncGenerator<Exclude<EventOf<M, P>, { event: 'error' }>, void> {
  const { signal, header, ...rest }: AnyOptions = options;
  const end = AbortSignal.timeout(options.timeout);
  const either = AbortSignal.any(signal ? [signal, end] : [end]);
  try {
    const accepting = { ...header, accept: EVENT_STREAM };
    const response = await request(method, path, { ...rest, header: accepting, signal: either });
    if (!response.body) throw new TransportError('unexpected');
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    const close = () => void reader.cancel().catch(() => {});
    either.addEventListener('abort', close, { once: true });
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const event = JSON.parse(next.value.data) as EventOf<M, P> | ErrorEvent;
        if (isError(event)) throw failureOf(event);
        yield event as Exclude<EventOf<M, P>, { event: 'error' }>;
      }
      either.throwIfAborted();
    } finally {
      either.removeEventListener('abort', close);
      close();
    }
  } catch (error) {
    if (end.aborted && isTimeout(either)) throw new TransportError('timeout', error);
    throw translateError(error);
  }
}
