/** Milliseconds between the last key press and saving the draft. */
export const DRAFT_DELAY = 800;

/** Retry delays in milliseconds; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000];

export type DraftState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server is unreachable; a retry is scheduled. */
  | { kind: 'unreachable' }
  /** The server rejected the draft. The text stays on the page. */
  | { kind: 'refused'; error: unknown };

interface DraftSaverOptions {
  /** Sends texts by question id. */
  send: (texts: ReadonlyMap<string, string>) => Promise<{ saved_at: string }>;
  /** Whether a question is visible; hidden ones are not sent. */
  isShown: (id: string) => boolean;
  /** Whether a retry may succeed. */
  isPassing: (error: unknown) => boolean;
  onState: (state: DraftState) => void;
  /** Called on every change with the texts that the server does not have yet. */
  onPending: (texts: ReadonlyMap<string, string>) => void;
}

/** Saves a draft shortly after typing stops. It keeps unsaved texts and retries. */
export interface DraftSaver {
  change: (id: string, text: string) => void;
  /** Retries at once, for example when the connection is back. */
  retry: () => void;
  /** Drops unsaved texts, because submitting sends them. */
  clear: () => void;
  /** Starts saving. Returns a function that stops it and sends any pending texts once. */
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
