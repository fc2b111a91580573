import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson, TIMEOUTS } from './client/client.ts';
import type { DeckSlides } from './contract.ts';
import { queryKey } from './query-keys.ts';
import { refreshReceivedSubmissions } from './received-submissions.ts';

/** Addresses of images work for an hour; they are asked for anew before that. */
const FRESH_MS = 40 * 60_000;

const SLIDES = '/api/pitch-decks/submissions/{id}/slides/';

/**
 * The slides of a deck that one has sent or received, as images with their text. The first look at a deck takes a
 * few seconds. Its failures: 404, and 422 when the deck cannot be drawn.
 */
export function useDeckSlides(submissionId: string) {
  const cache = useQueryClient();
  const place = { path: { id: submissionId } };
  return useQuery({
    queryKey: queryKey(SLIDES, place),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    queryFn: async ({ signal }) => {
      const deck = await callApiJson('get', SLIDES, { ...place, signal, timeout: TIMEOUTS.long });
      // Being opened has made a new deck a reviewed one.
      if (deck.viewer === 'investor') void refreshReceivedSubmissions(cache);
      return deck;
    },
  });
}

/** Downloads the file of a deck that one has sent or received. @throws {TypeError} */
export async function loadDeckFile({ file_url, original_filename }: DeckSlides): Promise<File> {
  const answer = await fetch(file_url, { signal: AbortSignal.timeout(TIMEOUTS.long) });
  if (!answer.ok) throw new TypeError(`The file answered ${answer.status}`);
  return new File([await answer.blob()], original_filename, { type: 'application/pdf' });
}

/** Tells how long each slide was looked at so far, in seconds, in one opening of a deck that one has received. */
export const saveSlideTimes = (
  submissionId: string,
  viewingId: string,
  slides: { slide: number; seconds: number }[],
): Promise<unknown> =>
  callApi('post', '/api/pitch-decks/submissions/{id}/slide-times/', {
    path: { id: submissionId },
    json: { viewing_id: viewingId, slides },
    keepalive: true,
  });
