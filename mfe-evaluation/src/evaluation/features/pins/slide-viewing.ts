import { createContext, useContext } from 'react';

/** Opens a slide and can highlight one of its sentences. */
export type OpenSlide = (slide: number, quote?: string) => void;

/** Null if the deck's slides can't be opened. */
export const SlideViewing = createContext<OpenSlide | null>(null);

export const useOpenSlide = (): OpenSlide | null => useContext(SlideViewing);
