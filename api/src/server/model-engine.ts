import { setTimeout } from 'node:timers/promises';
import { createModelAssistant } from '../assistant/engine/llm/index.ts';
import type { AssistantEngine } from '../assistant/engine/types.ts';
import type { EngineSet, ModelEngine } from '../evaluation/engine/engines.ts';
import { evaluate } from '../evaluation/engine/llm/evaluate.ts';
import { createService } from '../evaluation/engine/llm/serve.ts';
import type { Db } from '../platform/database/open.ts';
import { allowanceOf } from '../platform/language-model/allowance.ts';
import type { ModelCall } from '../platform/language-model/ask.ts';
import { createModel } from '../platform/language-model/model.ts';
import type { ModelFailure } from '../platform/language-model/model-failure.ts';
import type { ModelSettings } from '../platform/language-model/settings.ts';
import { tracedModel } from '../platform/telemetry/tracing/parts.ts';
import { type Tracer, untraced } from '../platform/telemetry/tracing/tracer.ts';

interface WithAssistant {
  readonly assistant: AssistantEngine;
}

export interface ModelParts {
  settings: ModelSettings;
  /** The built-in engine, which gives the model its input and computes the score. */
  builtIn: EngineSet & WithAssistant;
  db: Db;
  clock: () => Date;
  /** Called for every failed call; the error contains neither the key nor the deck. */
  report: (trouble: ModelFailure) => void;
  /** @default traces nothing */
  tracer?: Tracer;
  /** @default setTimeout */
  wait?: ModelCall['wait'];
  /** @default Math.random */
  random?: () => number;
}

/** The engine that uses a language model. If the model fails, it throws instead of inventing an answer. */
export function createModelEngine({
  settings,
  builtIn,
  db,
  clock,
  report,
  tracer = untraced,
  wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  random = Math.random,
}: ModelParts): ModelEngine<WithAssistant> {
  const model = tracedModel(tracer, createModel(settings), settings.model);
  const service = createService(settings);
  return {
    model: settings.model,
    for(userId) {
      const asking: ModelCall = { model, wait, random, report, spend: allowanceOf({ settings, db, clock }, userId) };
      return {
        ...builtIn,
        name: 'llm',
        model: settings.model,
        evaluation: {
          evaluate: (deck, leaving, onProgress) =>
            service.once(leaving, (signal) => evaluate(asking, settings.model, deck, signal, onProgress)),
        },
        assistant: createModelAssistant(asking, service, builtIn.assistant),
      };
    },
  };
}
