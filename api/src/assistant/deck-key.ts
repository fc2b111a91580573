import type { DeckKey } from './repository.ts';

/** The deck that a request names. The schema ensures that it names one. */
export const deckKeyOf = ({
  evaluation_id,
  saved_deck_id,
}: {
  evaluation_id?: string | undefined;
  saved_deck_id?: string | undefined;
}): DeckKey => (evaluation_id === undefined ? { saved_deck_id: saved_deck_id ?? '' } : { evaluation_id });
