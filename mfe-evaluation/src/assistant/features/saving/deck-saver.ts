import type { EditedDeck } from '../editor/deck.ts';

/** Milliseconds after the last change until a deck is saved. */
export const SAVE_DELAY = 800;

/** Milliseconds until a save that did not arrive is tried again, the longest last. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/** Whether what is on screen is what is stored. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server could not be reached; it is tried again. */
  | { kind: 'unreachable' }
  /** The server does not take it; what was changed stays here. */
  | { kind: 'refused'; error: unknown }
  /** Another tab or device has saved the deck meanwhile. */
  | { kind: 'conflict' };

interface DeckSaverOptions {
  /** The revision on which the changes rest. */
  revision: number;
  /** Saves a deck over a revision. */
  send: (deck: EditedDeck, revision: number) => Promise<{ revision: number; updated_at: string }>;
  /** What a failure means. */
  judge: (error: unknown) => 'passing' | 'conflict' | 'refused';
  onState: (state: SaveState) => void;
  /** Told what is not on the server yet and on which revision it rests; null once all of it is. */
  onPending: (deck: EditedDeck | null, revision: number) => void;
}

/** Saves a deck a moment after it was changed; keeps what did not arrive and tries again. */
export interface DeckSaver {
  change: (deck: EditedDeck) => void;
  /** Tries at once, as when the connection comes back. */
  flush: () => Promise<void>;
  /** Goes on from another revision, with nothing left to save. */
  restart: (revision: number) => void;
  revision: () => number;
  /** Whether all that was changed is on the server. */
  isSettled: () => boolean;
  /** Saves what waits. @returns whether all that was changed is on the server now */
  settle: () => Promise<boolean>;
  start: () => () => void;
}

export function createDeckSaver({ send, judge, onState, onPending, ...given }: DeckSaverOptions): DeckSaver {
  let { revision } = given;
  let pending: EditedDeck | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = true;
  let isStopped = false;
  let failures = 0;

  function plan(delay: number) {
    clearTimeout(timer);
    if (isRunning && !isStopped) timer = setTimeout(() => void flush(), delay);
  }

  function fail(error: unknown) {
    const kind = judge(error);
    if (kind !== 'passing') {
      isStopped = kind === 'conflict';
      return onState(kind === 'conflict' ? { kind } : { kind, error });
    }
    onState({ kind: 'unreachable' });
    plan(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
    failures += 1;
  }

  async function save(deck: EditedDeck) {
    const base = revision;
    onState({ kind: 'saving' });
    try {
      const stored = await send(deck, base);
      // Somebody has taken the deck from elsewhere meanwhile.
      if (revision !== base) return;
      ({ revision } = stored);
      failures = 0;
      if (pending === deck) pending = null;
      onPending(pending, revision);
      onState(pending ? { kind: 'waiting' } : { kind: 'saved', at: new Date(stored.updated_at) });
      if (pending) plan(SAVE_DELAY);
    } catch (error) {
      fail(error);
    }
  }

  async function flush() {
    clearTimeout(timer);
    if (sending) await sending;
    if (!pending || isStopped) return;
    sending = save(pending).finally(() => {
      sending = null;
    });
    await sending;
  }

  const isSettled = () => pending === null && sending === null;

  return {
    change(deck) {
      pending = deck;
      onPending(deck, revision);
      if (isStopped) return;
      onState({ kind: 'waiting' });
      plan(SAVE_DELAY);
    },
    flush,
    restart(next) {
      clearTimeout(timer);
      revision = next;
      pending = null;
      isStopped = false;
      failures = 0;
      onPending(null, next);
      onState({ kind: 'untouched' });
    },
    revision: () => revision,
    isSettled,
    async settle() {
      await flush();
      return isSettled();
    },
    start() {
      isRunning = true;
      if (pending) plan(SAVE_DELAY);
      return () => {
        isRunning = false;
        void flush();
      };
    },
  };
}
