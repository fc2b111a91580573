import type { EditedDeck } from '../editor/deck.ts';

/** Changes kept on this device until the server has them, and the revision they are based on. */
export interface KeptChanges {
  deck: EditedDeck;
  revision: number;
}

/** A user's local changes to a deck. */
export interface LocalCopy {
  read: () => KeptChanges | null;
  /** Replaces the stored changes; null deletes them. */
  write: (changes: KeptChanges | null) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Of any kind and in any theme: a newer release may have added one. */
const isSlide = (value: unknown) => isRecord(value) && typeof value.id === 'string' && typeof value.kind === 'string';

function isKept(value: unknown): value is KeptChanges {
  if (!isRecord(value) || typeof value.revision !== 'number' || !isRecord(value.deck)) return false;
  const { name, company_name, content } = value.deck;
  if (typeof name !== 'string' || typeof company_name !== 'string' || !isRecord(content)) return false;
  const { theme, slides } = content;
  return typeof theme === 'string' && Array.isArray(slides) && slides.every(isSlide);
}

/** The local copy for this user and deck. It stays empty if the browser can't store data. */
export function localCopy(owner: number, deckId: string): LocalCopy {
  const key = `northlight.deck.${owner}.${deckId}`;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write(changes) {
      try {
        if (changes) localStorage.setItem(key, JSON.stringify(changes));
        else localStorage.removeItem(key);
      } catch {
        // Storage is full or blocked. The page and the server still have the changes.
      }
    },
  };
}
