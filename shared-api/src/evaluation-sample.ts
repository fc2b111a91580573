import { useQuery } from '@tanstack/react-query';
import { TIMEOUTS } from './client/client.ts';
import { queryOf } from './query-keys.ts';

/** The evaluation of a fictional deck, for everybody. The first request of an installation waits for the engine. */
export const useSampleEvaluation = () =>
  useQuery(queryOf('/api/pitch-decks/evaluations/sample/', {}, { anonymous: true, timeout: TIMEOUTS.long }));
