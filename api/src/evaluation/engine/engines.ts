import { engineNotSetUp } from '../../platform/errors/failures.ts';
import type { Engine, EngineName, LikelihoodEngine } from './types.ts';

/** The engines, set up for one user. */
export interface EngineSet {
  readonly name: EngineName;
  /** Name of the language model; null for the built-in engine. */
  readonly model: string | null;
  readonly evaluation: Engine;
  readonly likelihood: LikelihoodEngine;
}

/**
 * The engine of this installation, plus the built-in one, which is always available. `More` is what other areas add to
 * an engine.
 */
export interface Engines<More = unknown> {
  /** The default engine. */
  readonly name: EngineName;
  readonly model: string | null;
  /**
   * @param userId the user whose daily language-model allowance is charged; null for a visitor
   * @throws {Failure} engine_not_set_up
   */
  for(userId: number | null, asked?: EngineName): EngineSet & More;
}

/** A configured language model. */
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
