import type { FastifyInstance, FastifyReply } from 'fastify';

/** Aborts when the client disconnects before the answer is complete. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Work can outlast the request that started it. The returned function registers such work, and the server waits for it
 * before it closes the database.
 */
export function finishing(app: FastifyInstance) {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', () => Promise.allSettled(running));
  return <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
}
