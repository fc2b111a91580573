export type { DeckDocument, DeckDocumentSlide } from '../contract.ts';
export { FAMILIES, type FamilyFace } from './fonts.ts';
export { contain } from './kinds/image.ts';
export { layoutDeck, layoutSlide } from './layout-deck.ts';
export { textWidth } from './measure.ts';
export { SLIDE } from './page.ts';
export { cleanText } from './text.ts';
export { type Ground, THEMES, type ThemeLook } from './themes.ts';
export type * from './types.ts';
