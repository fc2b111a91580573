import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { TIMEOUTS } from './client/client.ts';
import type { EvaluationSlides } from './contract.ts';
import { queryOf } from './query-keys.ts';

/** Whose eyes the slides of an evaluated deck are seen with. */
export type SlidesOf =
  /** Its owner's. */
  | { evaluation: string }
  /** Of the tab that made it as a visitor: by the token of its claim. */
  | { run: string }
  /** Of somebody with a link: by the link's token. */
  | { share: string }
  /** Everybody's: the slides of the sample. */
  | { sample: true };

/** Slides on their way, there, or refused: 404, 422 when the deck cannot be drawn, 503. */
export type EvaluationSlidesQuery = UseQueryResult<EvaluationSlides>;

/** Addresses of images work for an hour; they are asked for anew before that. */
const FRESH_MS = 40 * 60_000;

const SENDING = { timeout: TIMEOUTS.long };

function slidesQuery(of: SlidesOf) {
  if ('evaluation' in of) {
    return queryOf('/api/pitch-decks/evaluations/{id}/slides/', { path: { id: of.evaluation } }, SENDING);
  }
  if ('sample' in of) return queryOf('/api/pitch-decks/evaluations/sample/slides/', {}, SENDING);
  if ('run' in of) {
    return queryOf('/api/pitch-decks/evaluate/runs/{token}/slides/', { path: { token: of.run } }, SENDING);
  }
  return queryOf('/api/pitch-decks/shared-evaluations/{token}/slides/', { path: { token: of.share } }, SENDING);
}

/** The slides of an evaluated deck as images with their text. The first look at a deck takes a few seconds. */
export const useSlidesOf = (of: SlidesOf, isKept: boolean): EvaluationSlidesQuery =>
  useQuery({
    ...slidesQuery(of),
    enabled: isKept,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
