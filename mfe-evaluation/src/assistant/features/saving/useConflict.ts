import { createSavedDeck, messageOf, paths, readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedDeck } from '../editor/deck.ts';
import { editedOf } from '../editor/useDeckEditor.ts';
import { useOnDemand } from '../workspace/useOnDemand.ts';
import type { Autosave } from './useAutosave.ts';

const load = () => import('../editor/deck-dialogs.ts');
const loadDialog = () => load().then(({ ConflictDialog }) => ConflictDialog);

const SUFFIX = ' (my changes)';
const copyName = (name: string) => `${name.slice(0, DECK_LIMITS.name - SUFFIX.length)}${SUFFIX}`;

interface ConflictOptions {
  deckId: string;
  deck: EditedDeck;
  autosave: Autosave;
  /** Loads the stored deck into the editor. @returns the edited deck */
  onStored: (stored: SavedDeck) => EditedDeck;
  /** Puts a deck that has both sides' changes into the editor, as one step. */
  onMerged: (merged: EditedDeck) => void;
}

/** Actions for a deck that was saved elsewhere in the meantime. */
export function useConflict({ deckId, deck, autosave, onStored, onMerged }: ConflictOptions) {
  const navigate = useNavigate();
  const isConflict = autosave.state.kind === 'conflict';
  const { Opened: Dialog, open, close } = useOnDemand(loadDialog, 'The choice of versions');
  const [pending, setPending] = useState<'copy' | 'stored' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(deck);
  latest.current = deck;
  const handleConflict = useEffectEvent(async (isNow: boolean) => {
    if (!isNow) return close();
    const [stored, code] = await Promise.all([readSavedDeck(deckId).catch(() => null), load().catch(() => null)]);
    const base = autosave.base();
    const theirs = stored && editedOf(stored);
    const isNewer = stored !== null && stored.revision > autosave.revision();
    const merged = isNewer && base && theirs && code?.mergeDecks(base, latest.current, theirs);
    if (!stored || !theirs || !merged) return void open();
    autosave.restart(theirs, stored.revision);
    onMerged(merged);
  });
  useEffect(() => {
    void handleConflict(isConflict);
  }, [isConflict]);

  const attempt = async (what: 'copy' | 'stored', work: () => Promise<void>) => {
    setPending(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error, 'Please try again.'));
    } finally {
      setPending(null);
    }
  };
  const takeStored = async () => {
    const stored = await readSavedDeck(deckId);
    autosave.restart(onStored(stored), stored.revision);
  };
  return {
    /** The dialog that asks, while it is open. */
    Dialog,
    pending,
    problem,
    ask: () => void open(),
    close,
    loadStored: () => void attempt('stored', takeStored),
    keepCopy: () =>
      void attempt('copy', async () => {
        const copy = await createSavedDeck({ ...deck, name: copyName(deck.name) });
        await takeStored();
        void navigate(paths.assistant(copy.id));
      }),
  };
}
