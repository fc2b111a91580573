import type { SavedDeck, SlideComment } from '@northlight/shared-api';
import { type DeckBrand, isHidden } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS, type DeckFormat, type DeckTheme, type SlideKind } from '@northlight/shared-api/rules';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { commentsOf, withComments } from '../comments/comments.ts';
import { createConverter } from '../slides/convert.ts';
import {
  blankSlide,
  copyOf,
  KIND_LABELS,
  keepPhotos,
  LAYOUT_LABELS,
  nameOf,
  type Slide,
  type SlideLayout,
  withHidden,
} from '../slides/slide.ts';
import { withText } from '../slides/text-at.ts';
import {
  duplicateSlide,
  type EditedDeck,
  firstDifference,
  hasRoom,
  insertSlide,
  moveSlide,
  removeSlide,
  replaceSlide,
  toggleHidden,
  withBrand,
  withFormat,
  withTheme,
} from './deck.ts';
import { type History, historyReducer, startHistory } from './history.ts';

/** Milliseconds after which further typing becomes a new undo step. */
const PAUSE = 1_000;

/** The editable part of a stored deck. */
export const editedOf = ({ name, company_name, content }: SavedDeck): EditedDeck => ({ name, company_name, content });

interface Start {
  saved: SavedDeck;
  /** Unsaved changes from an earlier visit. They are applied as a step that can be undone. */
  kept: EditedDeck | null;
}

const begin = ({ saved, kept }: Start): History<EditedDeck> => {
  const start = startHistory(editedOf(saved));
  return kept ? historyReducer(start, { type: 'change', next: () => kept }) : start;
};

const reducer = historyReducer<EditedDeck>;

/** Calls back once no more calls have come for a moment. */
function usePause(onPause: () => void) {
  const handlePause = useEffectEvent(onPause);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const timer = setTimeout(handlePause, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return setWanted;
}

/** The deck being edited, the open slide, and undo and redo. */
export function useDeckEditor(start: Start) {
  const [history, dispatch] = useReducer(reducer, start, begin);
  const deck = history.present;
  const { slides } = deck.content;
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const place = Math.max(
    0,
    slides.findIndex(({ id }) => id === openId),
  );
  const slide = slides[place] ?? null;
  const latest = useRef({ history, slide, place });
  latest.current = { history, slide, place };
  const [convertSlide] = useState(createConverter);
  const setPauses = usePause(() => dispatch({ type: 'pause' }));

  const actions = useMemo(() => {
    const now = () => latest.current;
    const change = (next: (deck: EditedDeck) => EditedDeck, typing?: string) => {
      dispatch({ type: 'change', next, typing });
      if (typing) setPauses((count) => count + 1);
    };
    const placeWords = (id: string, at: number) => {
      const { slides: all } = now().history.present.content;
      const moved = all.find((other) => other.id === id);
      return moved ? `${nameOf(moved)} is now slide ${at + 1} of ${all.length}` : '';
    };
    /** Returns false and announces it if the deck is full. */
    const take = (added: Slide, afterId: string | null): boolean => {
      if (!hasRoom(now().history.present)) {
        setAnnouncement(`A deck can have at most ${DECK_LIMITS.slides} slides`);
        return false;
      }
      change((current) => insertSlide(current, added, afterId));
      setOpenId(added.id);
      return true;
    };
    const step = (type: 'undo' | 'redo', words: string) => {
      const { history: before } = now();
      const after = reducer(before, { type });
      if (after === before) return;
      dispatch({ type });
      const changed = firstDifference(before.present, after.present);
      if (changed) setOpenId(changed);
      setAnnouncement(words);
    };
    return {
      open: setOpenId,
      openPlace: (at: number) => setOpenId(now().history.present.content.slides[at]?.id ?? null),
      rename: (name: string) => change((current) => ({ ...current, name }), 'name'),
      setTheme: (theme: DeckTheme) => change((current) => withTheme(current, theme)),
      setFormat: (format: DeckFormat) => change((current) => withFormat(current, format)),
      setBrand: (brand: DeckBrand | null, typing?: string) => change((current) => withBrand(current, brand), typing),
      /** Changes a text of a slide. Keystrokes in one field are one undo step. */
      write: (id: string, path: string, text: string) =>
        change((current) => {
          const old = current.content.slides.find((other) => other.id === id);
          const next = old && (path === 'notes' ? { ...old, notes: text } : withText(old, path, text));
          return next && next !== old ? replaceSlide(current, next) : current;
        }, `${id}:${path}`),
      /** Replaces the slide with the same ID. */
      edit: (next: Slide, typing?: string) => change((current) => replaceSlide(current, next), typing),
      /** Changes a slide as it is now, for what has taken a while. */
      update: (id: string, next: (slide: Slide) => Slide) =>
        change((current) => {
          const old = current.content.slides.find((other) => other.id === id);
          return old ? replaceSlide(current, next(old)) : current;
        }),
      setImage: (id: string, image: string | null) =>
        change((current) => {
          const old = current.content.slides.find((other) => other.id === id);
          return old?.kind === 'image' ? replaceSlide(current, { ...old, image }) : current;
        }),
      /** Puts an image on an image slide or beside bullets; after any other slide, it gets a slide of its own. */
      placeImage: (id: string, image: string) => {
        const old = now().history.present.content.slides.find((other) => other.id === id);
        const target = old && (old.kind === 'bullets' ? convertSlide(old, 'image') : old);
        if (target?.kind === 'image') {
          change((current) => replaceSlide(current, { ...target, image }));
          setAnnouncement('Image added');
        } else if (take({ ...blankSlide('image'), image } as Slide, id)) setAnnouncement('Image slide added');
      },
      add: (layout: SlideLayout) => {
        if (take(blankSlide(layout), now().slide?.id ?? null)) setAnnouncement(`${LAYOUT_LABELS[layout]} slide added`);
      },
      /** Inserts a draft slide after another one. */
      insertAfter: (draft: Slide, afterId: string | null) => {
        const added = copyOf(draft);
        if (take(added, afterId)) setAnnouncement(`${nameOf(added)} added`);
      },
      replace: (id: string, draft: Slide) => {
        change((current) => {
          const old = current.content.slides.find((other) => other.id === id);
          return replaceSlide(
            current,
            withHidden({ ...keepPhotos(draft, old), id }, old !== undefined && isHidden(old)),
          );
        });
        setOpenId(id);
        setAnnouncement(`${nameOf(draft)} replaced the slide`);
      },
      duplicate: (id: string) => {
        const { present } = now().history;
        if (!hasRoom(present)) return setAnnouncement(`A deck can have at most ${DECK_LIMITS.slides} slides`);
        const { deck: next, copyId } = duplicateSlide(present, id);
        change(() => next);
        setOpenId(copyId);
        setAnnouncement('Slide duplicated');
      },
      toggleHidden: (id: string) => {
        const old = now().history.present.content.slides.find((other) => other.id === id);
        if (!old) return;
        change((current) => toggleHidden(current, id));
        setAnnouncement(isHidden(old) ? 'Slide shown' : 'Slide hidden');
      },
      remove: (id: string) => {
        const { slides: all } = now().history.present.content;
        const at = all.findIndex((other) => other.id === id);
        const heir = all[at + 1] ?? all[at - 1];
        change((current) => removeSlide(current, id));
        setOpenId(heir?.id ?? null);
        setAnnouncement('Slide deleted. Undo brings it back.');
      },
      move: (id: string, at: number) => {
        const { present } = now().history;
        const next = moveSlide(present, id, at);
        if (next === present) return;
        change(() => next);
        setAnnouncement(placeWords(id, at));
      },
      /** Converts a slide. Returns false if that would lose content. */
      convert: (id: string, kind: SlideKind): boolean => {
        const old = now().history.present.content.slides.find((other) => other.id === id);
        const next = old && convertSlide(old, kind);
        if (!next) return false;
        change((current) => replaceSlide(current, next));
        setOpenId(id);
        setAnnouncement(`Slide type changed to ${KIND_LABELS[kind]}`);
        return true;
      },
      /** @param words read out by screen readers */
      comment: (next: (comments: readonly SlideComment[]) => readonly SlideComment[], words: string) => {
        change((current) => withComments(current, next(commentsOf(current))));
        setAnnouncement(words);
      },
      pause: () => dispatch({ type: 'pause' }),
      undo: () => step('undo', 'Change undone'),
      redo: () => step('redo', 'Change redone'),
      /** Takes over a deck that has others' changes, too, as a step that can be undone. */
      adopt: (merged: EditedDeck) => {
        change(() => merged);
        setAnnouncement('Changes made elsewhere were added to this deck');
      },
      /** Starts again from the stored deck. */
      reset: (stored: SavedDeck) => {
        const state = editedOf(stored);
        dispatch({ type: 'reset', state });
        return state;
      },
    };
  }, [setPauses, convertSlide]);

  return {
    deck,
    slides,
    slide,
    place,
    /** Read out by screen readers. */
    announcement,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    actions,
  };
}

export type DeckEditor = ReturnType<typeof useDeckEditor>;
export type EditorActions = DeckEditor['actions'];
