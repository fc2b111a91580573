import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, TIMEOUTS } from './client/client.ts';
import type { DeckImage } from './contract.ts';

const KEY = ['deck-images'];
const PATH = 'pitch-decks/assistant/images/';

/** Addresses of images work for an hour; they are asked for anew before that. */
const FRESH_MS = 40 * 60_000;

/** The images that one's saved decks may show. */
export const useDeckImages = () =>
  useQuery({
    queryKey: KEY,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    queryFn: ({ signal }) => callJson<DeckImage[]>(PATH, { signal }),
  });

/** Has the images read anew. */
export function useDeckImagesChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: KEY });
}

/** Adds an image for saved decks. @throws {ApiError} it is too large, no image, or one too many */
export function addDeckImage(file: File): Promise<DeckImage> {
  const body = new FormData();
  body.append('file', file);
  return callJson<DeckImage>(PATH, { method: 'post', body, timeout: TIMEOUTS.long });
}
