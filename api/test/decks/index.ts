/** Test decks, from valid to hostile. Each function always produces the same bytes. */
export { BOMBS, type Bomb, bombPdf } from './bombs.ts';
export { BRAND_GREEN, brandedDeck, brandLogo } from './branded-deck.ts';
export { damagedPdf, emptyFile, encryptedPdf, notAPdf, zeroPagePdf } from './broken.ts';
export { cellBox, deckOf, tableSlide, withTree } from './deck-of.ts';
export {
  CLAIM,
  DISGUISES,
  type Disguise,
  disguisedDeck,
  LAYERED,
  LIGATURE,
  OPEN,
  OPENLY,
  ORNAMENTS,
  SHOWN,
} from './disguises.ts';
export { garbledDeck } from './garbled-deck.ts';
export { goodDeck, goodSlides } from './good-deck.ts';
export { HIDDEN_CLAIMS, hiddenTextDeck } from './hidden-text-deck.ts';
export { HOSTILE, HOSTILE_TEXT, type Hostile, hostilePdf } from './hostile.ts';
export { INJECTIONS, type Injection, uninjected } from './injections.ts';
export { makeDeck, type SlideText } from './kit.ts';
export { makeShelf, type Shelf } from './on-disk.ts';
export { chartDeck, imageOnlyDeck, mixedDeck, screenshotDeck } from './pictures.ts';
export { firstPages, picturesOf, scannedDeck } from './scanned-deck.ts';
export { stockDeck, stockSlides } from './stock-deck.ts';
export { ASK, tableDeck } from './table-deck.ts';
export { templateDeck, templateSlides } from './template-deck.ts';
export { thinDeck, thinSlides } from './thin-deck.ts';
export { HIDING, SHOWING, STROKES, TRICKED, trickPage } from './tricks.ts';
