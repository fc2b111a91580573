import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../database/open.ts';
import { Failure } from '../../errors/failure.ts';
import { tracedModel } from '../../tracing/parts.ts';
import { type Tracer, untraced } from '../../tracing/tracer.ts';
import type { EngineSet, ModelEngine } from '../index.ts';
import { allowanceOf } from './allowance.ts';
import type { Asking } from './ask.ts';
import { createModelAssistant } from './assistant.ts';
import { evaluate } from './evaluate.ts';
import { reasons } from './likelihood.ts';
import { createModel } from './model.ts';
import { createService } from './serve.ts';
import type { ModelSettings } from './settings.ts';
import type { ModelTrouble } from './trouble.ts';

export interface ModelParts {
  settings: ModelSettings;
  /** What a model is given to start from, and what scores. */
  builtIn: EngineSet;
  db: Db;
  clock: () => Date;
  /** Told of every call that came to nothing; it names neither key nor deck. */
  report: (trouble: ModelTrouble) => void;
  /** @default traces nothing */
  tracer?: Tracer;
  /** @default waits */
  wait?: Asking['wait'];
  /** @default Math.random */
  random?: () => number;
}

/** The engine over a language model. Where it fails there is an error, never a made-up answer. */
export function createModelEngine({
  settings,
  builtIn,
  db,
  clock,
  report,
  tracer = untraced,
  wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  random = Math.random,
}: ModelParts): ModelEngine {
  const model = tracedModel(tracer, createModel(settings), settings.model);
  const service = createService(settings);
  return {
    model: settings.model,
    for(userId) {
      const asking: Asking = { model, wait, random, report, spend: allowanceOf({ settings, db, clock }, userId) };
      return {
        ...builtIn,
        name: 'llm',
        model: settings.model,
        evaluation: {
          evaluate: (deck, leaving, onProgress) =>
            service.once(leaving, (signal) => evaluate(asking, settings.model, deck, signal, onProgress)),
        },
        likelihood: {
          async assess(input, leaving) {
            const worked = await builtIn.likelihood.assess(input, leaving);
            try {
              return await service.once(leaving, (signal) => reasons(asking, settings.model, input, worked, signal));
            } catch (error) {
              // Nobody waits before a screen to choose the other engine, and the score is the same: it says who gave it.
              if (leaving?.aborted || !(error instanceof Failure)) throw error;
              return worked;
            }
          },
        },
        assistant: createModelAssistant(asking, service, builtIn.assistant),
      };
    },
  };
}
