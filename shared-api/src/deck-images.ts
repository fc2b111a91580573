import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApiJson, TIMEOUTS } from './client/client.ts';
import type { NewDeckImage } from './contract.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';

const PATH = '/api/pitch-decks/assistant/images/';

/** Addresses of images work for an hour; they are asked for anew before that. */
const FRESH_MS = 40 * 60_000;

/** The images that one's saved decks may show. */
export const useDeckImages = () =>
  useQuery({
    ...queryOf(PATH),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });

/** Has the images read anew. */
export function useDeckImagesChanged() {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(PATH));
}

/** Adds an image for saved decks. @throws {ApiError} it is too large, no image, or one too many */
export const addDeckImage = (file: File): Promise<NewDeckImage> =>
  callApiJson('post', PATH, { form: { file }, timeout: TIMEOUTS.long });
