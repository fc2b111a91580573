import { createSavedDeck, messageOf, paths, readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedDeck } from '../editor/deck.ts';
import type { Autosave } from './useAutosave.ts';

const SUFFIX = ' (my changes)';
const copyName = (name: string) => `${name.slice(0, DECK_LIMITS.name - SUFFIX.length)}${SUFFIX}`;

interface ConflictOptions {
  deckId: string;
  deck: EditedDeck;
  autosave: Autosave;
  /** Loads the stored deck into the editor. @returns the edited deck */
  onStored: (stored: SavedDeck) => EditedDeck;
}

/** Actions for a deck that was saved elsewhere in the meantime. */
export function useConflict({ deckId, deck, autosave, onStored }: ConflictOptions) {
  const navigate = useNavigate();
  const isConflict = autosave.state.kind === 'conflict';
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState<'copy' | 'stored' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setAsking(isConflict), [isConflict]);

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
