/** The services that the whole server works with. */
export type { Context } from '../assistant/context.ts';
export type { ReadDeck } from '../decks/context.ts';
