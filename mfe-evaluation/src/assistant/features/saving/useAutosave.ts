import {
  ApiError,
  type SavedDeck,
  SessionExpiredError,
  useSavedDecksChanged,
  useUnsavedChanges,
} from '@northlight/shared-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import { createDeckSaver, type SaveState } from './deck-saver.ts';
import type { KeptChanges, LocalCopy } from './local-copy.ts';
import { createSender, isConflict } from './send-deck.ts';

/**
 * Milliseconds before changes are stored on this device. Writing a long deck at every keystroke would be noticeable.
 */
const KEEP_DELAY = 250;
const SAFE: readonly SaveState['kind'][] = ['untouched', 'saved', 'waiting', 'saving'];

function judge(error: unknown) {
  if (error instanceof SessionExpiredError) return 'refused';
  if (!(error instanceof ApiError)) return 'passing';
  if (isConflict(error)) return 'conflict';
  return error.status >= 500 || error.status === 429 ? 'passing' : 'refused';
}

/** Stores changes on this device after a short delay, and at once when the page is hidden or closed. */
function useKeeper(copy: LocalCopy) {
  const [keeper] = useState(() => {
    let waiting: KeptChanges | null | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      if (waiting !== undefined) copy.write(waiting);
      waiting = undefined;
    };
    return {
      write,
      keep(changes: KeptChanges | null) {
        waiting = changes;
        clearTimeout(timer);
        if (changes) timer = setTimeout(write, KEEP_DELAY);
        else write();
      },
    };
  });
  return keeper;
}

interface AutosaveOptions {
  saved: SavedDeck;
  deck: EditedDeck;
  copy: LocalCopy;
  /** Unsaved changes that this device kept from an earlier visit. */
  kept: KeptChanges | null;
}

/** Saves each change of a deck: on this device at once and on the server shortly after. */
export function useAutosave({ saved, deck, copy, kept }: AutosaveOptions) {
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });
  const keeper = useKeeper(copy);
  /** The version on the server that the changes are based on; null while only this device knows it. */
  const base = useRef<EditedDeck | null>(kept ? null : deck);
  const [saver] = useState(() => {
    const send = createSender(saved.id);
    return createDeckSaver({
      revision: kept?.revision ?? saved.revision,
      send: async (sent, revision) => {
        const stored = await send(sent, revision);
        base.current = sent;
        return stored;
      },
      judge,
      onState: setState,
      onPending: (changed, revision) => keeper.keep(changed && { deck: changed, revision }),
    });
  });
  /** The deck that the server has or is about to get. */
  const known = useRef<EditedDeck | null>(kept ? null : deck);
  const changed = useSavedDecksChanged();
  const forget = useUnsavedChanges(!SAFE.includes(state.kind));

  useEffect(() => {
    if (known.current === deck) return;
    known.current = deck;
    saver.change(deck);
  }, [deck, saver]);

  const handleLeave = useEffectEvent(() => {
    keeper.write();
    void changed();
  });
  useEffect(() => {
    const stop = saver.start();
    const retry = () => void saver.flush();
    const handleHide = () => {
      keeper.write();
      retry();
    };
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', handleHide);
      stop();
      handleLeave();
    };
  }, [saver, keeper]);

  return {
    state,
    retry: () => void saver.flush(),
    /** Resolves once the changes are saved or the save has failed. @returns whether they are saved */
    settle: saver.settle,
    revision: saver.revision,
    isSettled: saver.isSettled,
    base: () => base.current,
    /** Continues from the stored deck and drops unsaved changes. */
    restart: (from: EditedDeck, revision: number) => {
      forget();
      known.current = from;
      base.current = from;
      saver.restart(revision);
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
