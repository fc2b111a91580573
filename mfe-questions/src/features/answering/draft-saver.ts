/** Milliseconds after the last key until a draft is saved. */
export const DRAFT_DELAY = 800;

/** Milliseconds until a save that did not arrive is tried again, the longest last. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

/** Where a draft stands. */
export type DraftState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server could not be reached; it is tried again. */
  | { kind: 'unreachable' }
  /** The server does not take it; what was typed stays in the page. */
  | { kind: 'refused'; error: unknown };

interface DraftSaverOptions {
  /** Sends texts by the id of their question. */
  send: (texts: ReadonlyMap<string, string>) => Promise<{ saved_at: string }>;
  /** Whether a question shows: what does not show is not sent. */
  isShown: (id: string) => boolean;
  /** Whether trying again may help. */
  isPassing: (error: unknown) => boolean;
  onState: (state: DraftState) => void;
  /** Told what is not on the server yet, at every change. */
  onPending: (texts: ReadonlyMap<string, string>) => void;
}

/** Saves a draft a moment after something was typed; keeps what did not arrive and tries again. */
export interface DraftSaver {
  change: (id: string, text: string) => void;
  /** Tries at once, as when the connection comes back. */
  retry: () => void;
  /** Forgets what was not sent: it goes another way. */
  clear: () => void;
  /** Begins to work. Returns the way to stop; what waits is sent right then, once. */
  start: () => () => void;
}

export function createDraftSaver({ send, isShown, isPassing, onState, onPending }: DraftSaverOptions): DraftSaver {
  const pending = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isRunning = true;
  let failures = 0;

  const sendable = () => new Map([...pending].filter(([id]) => isShown(id)));

  function plan(delay: number) {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(() => void save(), delay);
  }

  function settle(sent: ReadonlyMap<string, string>, savedAt: string) {
    failures = 0;
    for (const [id, text] of sent) if (pending.get(id) === text) pending.delete(id);
    onPending(pending);
    if (sendable().size > 0) plan(DRAFT_DELAY);
    else onState({ kind: 'saved', at: new Date(savedAt) });
  }

  function fail(error: unknown) {
    if (!isPassing(error)) return onState({ kind: 'refused', error });
    onState({ kind: 'unreachable' });
    plan(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
    failures += 1;
  }

  async function save() {
    clearTimeout(timer);
    const texts = sendable();
    if (isSending || texts.size === 0) return;
    isSending = true;
    onState({ kind: 'saving' });
    try {
      const { saved_at } = await send(texts);
      isSending = false;
      settle(texts, saved_at);
    } catch (error) {
      isSending = false;
      fail(error);
    }
  }

  return {
    change(id, text) {
      pending.set(id, text);
      onPending(pending);
      onState({ kind: 'waiting' });
      plan(DRAFT_DELAY);
    },
    retry: () => void save(),
    clear() {
      clearTimeout(timer);
      pending.clear();
      onPending(pending);
    },
    start() {
      isRunning = true;
      if (sendable().size > 0) plan(DRAFT_DELAY);
      return () => {
        isRunning = false;
        void save();
      };
    },
  };
}
