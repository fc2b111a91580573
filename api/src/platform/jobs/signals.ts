import { EventEmitter } from 'node:events';
import type { SharedDatabase } from '../database/engine.ts';
import type { Db } from '../database/open.ts';
import type { Lane } from './kinds.ts';

/** What servers tell each other about jobs, and that somebody may have lost access. */
export type Signal =
  | { about: 'added'; lane: Lane }
  | { about: 'progress'; lane: Lane; key: string; progress: unknown }
  | { about: 'taken' | 'cancelled'; lane: Lane; key: string }
  | { about: 'ended'; lane: Lane; key: string; seconds?: number }
  | { about: 'access' };

/** Tells all servers what happens to jobs. A signal may be lost; everything that waits for one also looks by itself. */
export interface Signals {
  /** @param tx sends the signal when this transaction commits */
  send(signal: Signal, tx?: Db): Promise<void>;
  /** Resolves when all signals so far are on their way. */
  sent(): Promise<void>;
  /** Returns a function that stops listening. */
  listen(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** Signals within this process, or through the database to all servers. */
export async function createSignals(db: Db, channel?: SharedDatabase): Promise<Signals> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const listen = (listener: (signal: Signal) => void) => {
    emitter.on('signal', listener);
    return () => void emitter.off('signal', listener);
  };
  const tell = (signal: Signal) => void emitter.emit('signal', signal);
  if (!channel) return { send: async (signal) => tell(signal), sent: async () => {}, listen, close: async () => {} };
  const stop = await channel.listen((message) => tell(JSON.parse(message)));
  // One after the other, so that progress arrives in its order.
  let last: Promise<void> = Promise.resolve();
  return {
    async send(signal, tx) {
      const message = JSON.stringify(signal);
      if (tx?.isTransaction) return await channel.notify(tx, message);
      // Whoever waits for a lost signal looks by itself.
      last = last.then(() => channel.notify(db, message)).catch(() => {});
    },
    sent: () => last,
    listen,
    async close() {
      await last;
      await stop();
    },
  };
}
