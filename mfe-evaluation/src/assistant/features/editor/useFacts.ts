import { useMemo, useState } from 'react';
import { type Placeholder, placeholdersOf } from '../slides/placeholders.ts';
import type { Slide } from '../slides/slide.ts';

/** A missing fact that somebody wants to fill in; each wish is an object of its own. */
export type WantedFact = Placeholder;

/** The facts that are missing in a deck, and the way from one to the next. */
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
