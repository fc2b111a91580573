import type { DeckDocument, DeckDocumentSlide } from '../contract.ts';

/** Whether a slide is kept for its author alone: it is not presented, and hidden in PowerPoint. */
export const isHidden = ({ hidden }: DeckDocumentSlide): boolean => hidden === true;

/** A deck as an audience sees it. */
export const withoutHidden = (content: DeckDocument): DeckDocument => ({
  ...content,
  slides: content.slides.filter((slide) => !isHidden(slide)),
});
