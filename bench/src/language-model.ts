import { setTimeout } from 'node:timers/promises';
import { createAssistant } from '../../api/src/assistant/engine/index.ts';
import { createModelAssistant } from '../../api/src/assistant/engine/llm/index.ts';
import type { AssistantEngine } from '../../api/src/assistant/engine/types.ts';
import type { Deck } from '../../api/src/decks/reading/types.ts';
import { evaluate } from '../../api/src/evaluation/engine/llm/evaluate.ts';
import type { EvaluationResult } from '../../api/src/evaluation/engine/types.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import type { ModelCall } from '../../api/src/platform/language-model/ask.ts';
import { createModel } from '../../api/src/platform/language-model/model.ts';

/** A language model as the product uses it, without limits of tokens and time. */
export interface MeasuredModel {
  assistant: AssistantEngine;
  evaluate(deck: Deck): Promise<EvaluationResult>;
  /** How many decks to ask about at a time. */
  atOnce: number;
}

/** The language model that the environment sets up (docs/language-models.md); null without one. */
export function measuredModel(): MeasuredModel | null {
  const { languageModel: settings } = readConfig(process.env);
  if (!settings) return null;
  const FOREVER = 2 ** 31 - 1;
  const asking: ModelCall = {
    model: createModel({ ...settings, stallTimeout: FOREVER }),
    wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    random: Math.random,
    spend: { before: async (prompt) => prompt, after: async () => {} },
    report: ({ message }) => console.error(message),
  };
  const signal = new AbortController().signal;
  const service = {
    once: async <T>(_: unknown, work: (signal: AbortSignal) => Promise<T>) => work(signal),
    async *streamed<T>(_: unknown, work: (signal: AbortSignal) => AsyncIterable<T>) {
      yield* work(signal);
    },
  };
  return {
    assistant: createModelAssistant(asking, service, createAssistant()),
    evaluate: (deck) => evaluate(asking, settings.model, deck, signal),
    atOnce: settings.callsAtOnce,
  };
}
