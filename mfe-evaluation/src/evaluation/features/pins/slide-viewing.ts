import { createContext, useContext } from 'react';

/** Opens a slide, with one of its sentences marked. */
export type OpenSlide = (slide: number, quote?: string) => void;

/** Null where the slides of the deck are not there to be opened. */
export const SlideViewing = createContext<OpenSlide | null>(null);

export const useOpenSlide = (): OpenSlide | null => useContext(SlideViewing);
