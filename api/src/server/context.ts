/** Services of the whole server. */
export type { Context } from '../assistant/context.ts';
export type { ReadDeck } from '../decks/context.ts';
