import type { FastifyInstance, FastifyReply } from 'fastify';

/** Aborts when the client leaves before it was answered. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Whoever leaves early leaves work behind: what is handed in here has to end before the database closes. */
export function finishing(app: FastifyInstance) {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', () => Promise.allSettled(running));
  return <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
}
