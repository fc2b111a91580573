import { createSavedDeck, messageOf, paths, readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedDeck } from '../editor/deck.ts';
import { editedOf } from '../editor/useDeckEditor.ts';
import { mergeDecks } from './merge-decks.ts';
import type { Autosave } from './useAutosave.ts';

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
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState<'copy' | 'stored' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const handleConflict = useEffectEvent(async () => {
    const stored = await readSavedDeck(deckId).catch(() => null);
    const base = autosave.base();
    const theirs = stored && editedOf(stored);
    const isNewer = stored !== null && stored.revision > autosave.revision();
    const merged = isNewer && base && theirs && mergeDecks(base, deck, theirs);
    if (!stored || !theirs || !merged) return setAsking(true);
    autosave.restart(theirs, stored.revision);
    onMerged(merged);
  });
  useEffect(() => {
    if (isConflict) void handleConflict();
    else setAsking(false);
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
    isAsking,
    pending,
    problem,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    loadStored: () => void attempt('stored', takeStored),
    keepCopy: () =>
      void attempt('copy', async () => {
        const copy = await createSavedDeck({ ...deck, name: copyName(deck.name) });
        await takeStored();
        void navigate(paths.assistant(copy.id));
      }),
  };
}
