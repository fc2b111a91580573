import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from './settings.ts';
import { kindOfStatus, ModelTrouble, retryAfterOf } from './trouble.ts';

/** What a model is asked. */
export interface Prompt {
  system: string;
  /** What was said so far; the last is the question. */
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** Shape of the answer; null for one in words. */
  schema: z.ZodType | null;
}

/** How an answer ended. */
export interface Ending {
  /** Why it stopped: it had said all, or as much as it may. */
  finish: 'stop' | 'length';
  /** As the model counted; null when it did not say. */
  usage: { input: number | null; output: number | null };
}

/** A language model behind either protocol. */
export interface Model {
  /**
   * Asks once and gives the answer as it is written.
   * @throws {ModelTrouble} or the reason of the signal
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Ending>;
}

/** Nothing follows a redirect, which could carry the key elsewhere. */
const directly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The libraries are loaded when a model is first asked, so that a server without one does not carry them. */
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

/** What was thrown, in our terms. Its text may hold the deck or the key, so nothing of it is kept. */
function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  const { statusCode: status, responseHeaders } = error as { statusCode?: number; responseHeaders?: object };
  const headers = responseHeaders as Record<string, string> | undefined;
  if (status === undefined) return new ModelTrouble('down');
  if (status < 300) return new ModelTrouble('cut', status);
  return new ModelTrouble(kindOfStatus(status), status, retryAfterOf(headers?.['retry-after'], new Date()));
}

/** Aborts when nothing was heard for so many milliseconds. */
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

function endingOf(reason: string, usage: { inputTokens?: number; outputTokens?: number }): Ending {
  if (reason === 'content-filter') throw new ModelTrouble('refused');
  if (reason !== 'stop' && reason !== 'length') throw new ModelTrouble('cut');
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
        throw new ModelTrouble('cut');
      } catch (error) {
        signal.throwIfAborted();
        throw dog.signal.aborted ? new ModelTrouble('stalled') : troubleOf(error);
      } finally {
        dog.stop();
      }
    },
  };
}
