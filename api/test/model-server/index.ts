import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { errorOf, framesOf, readAsked } from './protocols.ts';
import type { Asked, Behaviour, Reply } from './types.ts';

export type { Asked, Behaviour, Reply } from './types.ts';

const piecesOf = ({ text = '' }: Reply) => (typeof text === 'string' ? [text] : text);

/** Resolves after the text has been sent. */
const flushed = (response: ServerResponse, text: string) =>
  new Promise<void>((resolve) => response.write(text, () => resolve()));

async function answer(asked: Asked, reply: Reply, response: ServerResponse) {
  if (reply.hang === 'at-once') return;
  if (reply.status && reply.status !== 200) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(errorOf(asked, reply)));
    return;
  }
  const frames = framesOf(asked, reply);
  response.writeHead(200, { 'content-type': 'text/event-stream', ...reply.headers });
  for (const text of [...frames.begin, ...piecesOf(reply).map(frames.piece)]) await flushed(response, text);
  if (reply.hang) return;
  if (reply.cut) response.destroy();
  else response.end(frames.end.join(''));
}

/**
 * A fake language model at 127.0.0.1. It speaks OpenAI's chat completions and Anthropic's messages, streamed. Its
 * address goes into AI_BASE_URL.
 */
export async function startModelServer(behave: Behaviour, port = 0) {
  const asked: Asked[] = [];
  let behaviour = behave;
  /** Requests whose client disconnected before the answer was complete. */
  let abandoned = 0;
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = (await json(request)) as Record<string, unknown>;
    const { headers, url = '' } = request;
    const one: Asked = { ...readAsked(url, body), body, headers, count: asked.length + 1 };
    asked.push(one);
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    await answer(one, behaviour(one), response);
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    get abandoned() {
      return abandoned;
    },
    /** Sets a new behaviour and clears the recorded requests. */
    behave(next: Behaviour) {
      behaviour = next;
      asked.length = 0;
      abandoned = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** Returns one reply per request, or what a behaviour makes of it; the last one is repeated. */
export const inTurn =
  (...replies: (Reply | Behaviour)[]): Behaviour =>
  (asked) => {
    const reply = replies[Math.min(asked.count, replies.length) - 1] ?? {};
    return typeof reply === 'function' ? reply(asked) : reply;
  };
