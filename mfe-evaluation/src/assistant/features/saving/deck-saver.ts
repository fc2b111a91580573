import type { EditedDeck } from '../editor/deck.ts';

/** Milliseconds from the last change to the save. */
export const SAVE_DELAY = 800;

/** Milliseconds before each retry of a failed save. The last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/** Whether all changes are saved. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server could not be reached; the save will be retried. */
  | { kind: 'unreachable' }
  /** The server rejected the save; the changes stay in the browser. */
  | { kind: 'refused'; error: unknown }
  /** Another tab or device has saved the deck in the meantime. */
  | { kind: 'conflict' };

interface DeckSaverOptions {
  /** The revision that the changes are based on. */
  revision: number;
  /** Saves a deck over a revision. */
  send: (deck: EditedDeck, revision: number) => Promise<{ revision: number; updated_at: string }>;
  /** Classifies a failure. */
  judge: (error: unknown) => 'passing' | 'conflict' | 'refused';
  onState: (state: SaveState) => void;
  /** Called with the unsaved deck and the revision it is based on; with null once everything is saved. */
  onPending: (deck: EditedDeck | null, revision: number) => void;
}

/** Saves a deck shortly after each change. Keeps failed saves and retries them. */
export interface DeckSaver {
  change: (deck: EditedDeck) => void;
  /** Saves at once, for example when the connection comes back. */
  flush: () => Promise<void>;
  /** Continues from another revision with nothing to save. */
  restart: (revision: number) => void;
  revision: () => number;
  /** Whether all changes are on the server. */
  isSettled: () => boolean;
  /** Saves pending changes. @returns whether all changes are on the server now */
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
      // The saver was restarted from another revision in the meantime.
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
