import { DECK_THEMES, SLIDE_KINDS } from '@northlight/shared-api/rules';
import type { EditedDeck } from '../editor/deck.ts';

/** Changes that are kept on this device until the server has them, and the revision on which they rest. */
export interface KeptChanges {
  deck: EditedDeck;
  revision: number;
}

/** Where one person's changes of one deck are kept. */
export interface LocalCopy {
  read: () => KeptChanges | null;
  /** Keeps changes in the place of those before; null removes them. */
  write: (changes: KeptChanges | null) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSlide = (value: unknown) =>
  isRecord(value) && typeof value.id === 'string' && (SLIDE_KINDS as readonly unknown[]).includes(value.kind);

function isKept(value: unknown): value is KeptChanges {
  if (!isRecord(value) || typeof value.revision !== 'number' || !isRecord(value.deck)) return false;
  const { name, company_name, content } = value.deck;
  if (typeof name !== 'string' || typeof company_name !== 'string' || !isRecord(content)) return false;
  const { theme, slides } = content;
  return (DECK_THEMES as readonly unknown[]).includes(theme) && Array.isArray(slides) && slides.every(isSlide);
}

/** A copy for this person and deck; where the browser keeps nothing, there is none. */
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
        // A full or forbidden store: the page and the server still have it.
      }
    },
  };
}
