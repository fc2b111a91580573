import { engineNotSetUp } from '../../platform/errors/failures.ts';
import type { Engine, EngineName, LikelihoodEngine } from './types.ts';

/** An engine on behalf of one person. */
export interface EngineSet {
  readonly name: EngineName;
  /** Name of the language model; null for the built-in engine. */
  readonly model: string | null;
  readonly evaluation: Engine;
  readonly likelihood: LikelihoodEngine;
}

/** The engine of this installation, and the built-in one, which is always there. `More` is what other areas add to an engine. */
export interface Engines<More = unknown> {
  /** Which is at work unless somebody asks for the other. */
  readonly name: EngineName;
  readonly model: string | null;
  /**
   * @param userId whose daily allowance a language model draws on; null for a visitor
   * @throws {Failure} engine_not_set_up
   */
  for(userId: number | null, asked?: EngineName): EngineSet & More;
}

/** A language model, ready to work for anyone. */
export interface ModelEngine<More = unknown> {
  readonly model: string;
  for(userId: number | null): EngineSet & More;
}

export function createEngines<More>(builtIn: EngineSet & More, model: ModelEngine<More> | null): Engines<More> {
  return {
    name: model ? 'llm' : 'rubric',
    model: model?.model ?? null,
    for(userId, asked = model ? 'llm' : 'rubric') {
      if (asked === 'rubric') return builtIn;
      if (!model) throw engineNotSetUp();
      return model.for(userId);
    },
  };
}
