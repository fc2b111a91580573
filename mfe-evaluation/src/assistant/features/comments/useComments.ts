import { useMemo, useRef, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import { useOnDemand } from '../workspace/useOnDemand.ts';
import { commentsOf, openCounts } from './comments.ts';

const load = () => import('../editor/deck-dialogs.ts').then(({ CommentsPanel }) => CommentsPanel);

/** The comments of a deck, and their panel, which takes the focus when it opens and gives it back. */
export function useComments(deck: EditedDeck) {
  const comments = commentsOf(deck);
  const { slides } = deck.content;
  const counts = useMemo(() => openCounts(comments), [comments]);
  const [drafts] = useState(() => new Map<string, string>());
  const [wanted, setWanted] = useState(0);
  const { Opened, open, close } = useOnDemand(load, 'The comments');
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return {
    comments,
    counts,
    /** Open comments of the whole deck. */
    total: slides.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
    drafts,
    wanted,
    Panel: Opened,
    /** Shows comments, among others, in the head of the slide. */
    button,
    /**
     * @param toWrite whether the field of a new comment takes the focus
     * @returns whether the panel is open
     */
    open: async (toWrite: boolean) => {
      if (!Opened) opener.current = document.activeElement;
      const isOpen = Opened !== null || (await open());
      if (isOpen && toWrite) setWanted((count) => count + 1);
      return isOpen;
    },
    close: () => {
      close();
      const from = opener.current;
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
      else button.current?.focus();
    },
  };
}
