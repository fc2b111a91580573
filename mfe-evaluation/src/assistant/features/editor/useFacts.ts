import { useMemo, useState } from 'react';
import { type Placeholder, placeholdersOf } from '../slides/placeholders.ts';
import type { Slide } from '../slides/slide.ts';

/** The missing fact to focus. Each request is a new object, so that the same fact can be focused again. */
export type WantedFact = Placeholder;

/** The missing facts of a deck, with an action that opens the next one. */
export function useFacts(slides: readonly Slide[], onOpen: (slideId: string) => void) {
  const facts = useMemo(() => slides.flatMap(placeholdersOf), [slides]);
  const [wanted, setWanted] = useState<WantedFact | null>(null);
  const goToNext = () => {
    const at = wanted ? facts.findIndex(({ slideId, text }) => slideId === wanted.slideId && text === wanted.text) : -1;
    const sameSlide = wanted && at === -1 ? facts.findIndex(({ slideId }) => slideId === wanted.slideId) : -1;
    const next = facts[sameSlide === -1 ? (at + 1) % facts.length : sameSlide];
    if (!next) return;
    setWanted({ ...next });
    onOpen(next.slideId);
  };
  return { count: facts.length, wanted, goToNext };
}

export type Facts = ReturnType<typeof useFacts>;
