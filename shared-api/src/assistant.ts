import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson, TIMEOUTS } from './client/client.ts';
import { callEvents } from './client/event-stream.ts';
import type { Brief, Conversation, FoundBrand, ImportedDeck } from './contract.ts';
import type { EngineName } from './evaluation-run.ts';
import { useSlidesOf } from './evaluation-slides.ts';
import { invalidate, queryOf } from './query-keys.ts';

/** The deck that the assistant is asked about: one that was evaluated, or one that was saved. */
export type DeckReference = { evaluation_id: string } | { saved_deck_id: string };

const conversationQuery = (deck: DeckReference) => queryOf('/api/pitch-decks/assistant/chat/', { query: deck });

/** What was said about a deck so far. Its failures: 404, and 422 for an evaluation whose deck is not kept. */
export const useConversation = (deck: DeckReference) => useQuery(conversationQuery(deck));

/** Takes what was said on this page into what was said so far; forgets it all. */
export function useConversationChanges(deck: DeckReference) {
  const cache = useQueryClient();
  const { queryKey } = conversationQuery(deck);
  return {
    write: (change: (conversation: Conversation) => Conversation) =>
      cache.setQueryData<Conversation>(queryKey, (old) => old && change(old)),
    clear: useMutation({
      mutationFn: () => callApi('delete', '/api/pitch-decks/assistant/chat/', { query: deck }),
      onSuccess: () => invalidate(cache, queryKey),
    }),
  };
}

/** What is asked. With `retry` the last question is answered again, in the place of the last answer. */
export interface ChatQuestion {
  message?: string;
  /** The slide that is open, from 1. */
  slide_number: number | null;
  retry?: boolean;
  /** Who is to answer; without it the installation's own engine. */
  engine?: EngineName;
}

/** Asks about a deck and hands out the answer as it is written. Whoever ends the loop stops it. */
export const askAssistant = (deck: DeckReference, question: ChatQuestion, signal: AbortSignal) =>
  callEvents('post', '/api/pitch-decks/assistant/chat/', {
    json: { ...deck, ...question },
    signal,
    timeout: TIMEOUTS.slide,
  });

/** What an investor sees on a slide. Asked for when `isWanted`, and kept for this visit. */
export const useSlideAnalysis = (deck: DeckReference, slide: number, isWanted: boolean) =>
  useQuery({
    ...queryOf(
      '/api/pitch-decks/assistant/slide-analysis/',
      { query: { ...deck, slide_number: slide } },
      { timeout: TIMEOUTS.slide },
    ),
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a deck is made from. */
export type GenerateSource = { brief: Brief } | DeckReference;

/** Makes a deck and hands out its slides as they are written; the last event carries the deck, saved. */
export const generateDeck = (source: GenerateSource, signal: AbortSignal) =>
  callEvents('post', '/api/pitch-decks/assistant/generate/', { json: source, signal, timeout: TIMEOUTS.long });

/** Makes a saved deck of a PowerPoint file. @throws {ApiError} it cannot be read, and why */
export const importDeck = (file: File, signal: AbortSignal): Promise<ImportedDeck> =>
  callApiJson('post', '/api/pitch-decks/assistant/import/', { form: { file }, signal, timeout: TIMEOUTS.long });

/** Finds the colors, fonts and logo of a PDF or PowerPoint file. @throws {ApiError} it cannot be read, and why */
export const findBrand = (file: File, signal: AbortSignal): Promise<FoundBrand> =>
  callApiJson('post', '/api/pitch-decks/assistant/brand/', { form: { file }, signal, timeout: TIMEOUTS.long });

/** The slides of a deck that was evaluated, as images with their text. Its failures: 404, 422. */
export const useEvaluationSlides = (evaluationId: string) => useSlidesOf({ evaluation: evaluationId }, true);
