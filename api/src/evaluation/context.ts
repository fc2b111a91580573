import type { Context as DecksContext } from '../decks/context.ts';
import type { Engines } from './engine/engines.ts';

export interface Context extends DecksContext {
  engines: Engines;
}
