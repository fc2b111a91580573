import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson, TIMEOUTS } from './client/client.ts';
import { callEvents } from './client/event-stream.ts';
import type { Brief, ChatEvent, Conversation, EvaluationSlides, GenerateEvent, SlideAnalysis } from './contract.ts';
import type { EngineName } from './evaluation-run.ts';

const BASE = 'pitch-decks/assistant/';

/** The deck that the assistant is asked about: one that was evaluated, or one that was saved. */
export type DeckReference = { evaluation_id: string } | { saved_deck_id: string };

const conversationKey = (deck: DeckReference) => ['assistant', 'conversation', deck];

/** What was said about a deck so far. Its failures: 404, and 422 for an evaluation whose deck is not kept. */
export const useConversation = (deck: DeckReference) =>
  useQuery({
    queryKey: conversationKey(deck),
    queryFn: ({ signal }) => callJson<Conversation>(`${BASE}chat/`, { searchParams: deck, signal }),
  });

/** Takes what was said on this page into what was said so far, or has it read anew; forgets it all. */
export function useConversationChanges(deck: DeckReference) {
  const cache = useQueryClient();
  const queryKey = conversationKey(deck);
  return {
    write: (change: (conversation: Conversation) => Conversation) =>
      cache.setQueryData<Conversation>(queryKey, (old) => old && change(old)),
    refresh: () => cache.invalidateQueries({ queryKey }),
    clear: useMutation({
      mutationFn: () => call(`${BASE}chat/`, { method: 'delete', searchParams: deck }),
      onSuccess: () => cache.invalidateQueries({ queryKey }),
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
  callEvents<ChatEvent>(`${BASE}chat/`, {
    method: 'post',
    json: { ...deck, ...question },
    signal,
    timeout: TIMEOUTS.slide,
  });

/** What an investor sees on a slide. Asked for when `isWanted`, and kept for this visit. */
export const useSlideAnalysis = (deck: DeckReference, slide: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['assistant', 'analysis', deck, slide],
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      callJson<SlideAnalysis>(`${BASE}slide-analysis/`, {
        searchParams: { ...deck, slide_number: slide },
        signal,
        timeout: TIMEOUTS.slide,
      }),
  });

/** What a deck is made from. */
export type GenerateSource = { brief: Brief } | DeckReference;

/** Makes a deck and hands out its slides as they are written; the last event carries the deck, saved. */
export const generateDeck = (source: GenerateSource, signal: AbortSignal) =>
  callEvents<GenerateEvent>(`${BASE}generate/`, { method: 'post', json: source, signal, timeout: TIMEOUTS.long });

/** Addresses of images work for an hour; they are asked for anew before that. */
const FRESH_MS = 40 * 60_000;

/** The slides of a deck that was evaluated, as images with their text. Its failures: 404, 422. */
export const useEvaluationSlides = (evaluationId: string) =>
  useQuery({
    queryKey: ['evaluation-slides', evaluationId],
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    queryFn: ({ signal }) =>
      callJson<EvaluationSlides>(`pitch-decks/evaluations/${encodeURIComponent(evaluationId)}/slides/`, {
        signal,
        timeout: TIMEOUTS.long,
      }),
  });
