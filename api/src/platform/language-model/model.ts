import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { kindOfStatus, ModelFailure, retryAfterOf } from './model-failure.ts';
import type { ModelSettings } from './settings.ts';

export interface Prompt {
  system: string;
  /** The conversation so far; the last turn is the question. */
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** Schema of the answer; null for prose. */
  schema: z.ZodType | null;
}

export interface AnswerEnd {
  /** Why the answer ended: it was complete, or it reached the token limit. */
  finish: 'stop' | 'length';
  /** Tokens as counted by the model; null when it did not report them. */
  usage: { input: number | null; output: number | null };
}

/** A language model, whatever its protocol. */
export interface Model {
  /**
   * Calls the model once and streams its answer.
   * @throws {ModelFailure} or the signal's reason
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, AnswerEnd>;
}

/** Refuses redirects, which could send the key to another host. */
const directly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The client libraries are loaded on the first call, so that a server without a model doesn't load them. */
async function connect({ provider, baseUrl, model, apiKey, jsonMode }: ModelSettings): Promise<LanguageModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch: directly })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const supportsStructuredOutputs = jsonMode === 'schema';
  const connection = { name: 'model', baseURL: baseUrl ?? '', includeUsage: true, supportsStructuredOutputs };
  return createOpenAICompatible({ ...connection, ...(apiKey && { apiKey }), fetch: directly })(model);
}

/** Converts a thrown error. Its message is dropped, because it may contain the deck or the key. */
function troubleOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { statusCode: status, responseHeaders } = error as { statusCode?: number; responseHeaders?: object };
  const headers = responseHeaders as Record<string, string> | undefined;
  if (status === undefined) return new ModelFailure('down');
  if (status < 300) return new ModelFailure('cut', status);
  return new ModelFailure(kindOfStatus(status), status, retryAfterOf(headers?.['retry-after'], new Date()));
}

/** Aborts when nothing was received for the given milliseconds. */
function watchdog(milliseconds: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

function endingOf(reason: string, usage: { inputTokens?: number; outputTokens?: number }): AnswerEnd {
  if (reason === 'content-filter') throw new ModelFailure('refused');
  if (reason !== 'stop' && reason !== 'length') throw new ModelFailure('cut');
  return { finish: reason, usage: { input: usage.inputTokens ?? null, output: usage.outputTokens ?? null } };
}

export function createModel(settings: ModelSettings): Model {
  let connection: Promise<LanguageModel> | undefined;

  async function start({ schema, turns, system, maxOutputTokens }: Prompt, signal: AbortSignal) {
    connection ??= connect(settings);
    const { streamText, Output } = await import('ai');
    const output =
      schema === null ||
      settings.jsonMode === 'off' ||
      (settings.provider === 'anthropic' && settings.jsonMode === 'object')
        ? null
        : settings.jsonMode === 'schema'
          ? Output.object({ schema })
          : Output.json();
    return streamText({
      model: await connection,
      instructions: system,
      messages: turns.map((turn) => ({ ...turn })),
      maxOutputTokens,
      temperature: 0,
      maxRetries: 0,
      abortSignal: signal,
      onError: () => {},
      ...(output && { output }),
    });
  }

  return {
    async *write(prompt, signal) {
      signal.throwIfAborted();
      const dog = watchdog(settings.stallTimeout);
      const whole = AbortSignal.any([signal, dog.signal]);
      try {
        const { fullStream } = await start(prompt, whole);
        for await (const part of fullStream) {
          dog.heard();
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') break;
          if (part.type === 'finish') return endingOf(part.finishReason, part.totalUsage);
        }
        throw new ModelFailure('cut');
      } catch (error) {
        signal.throwIfAborted();
        throw dog.signal.aborted ? new ModelFailure('stalled') : troubleOf(error);
      } finally {
        dog.stop();
      }
    },
  };
}
