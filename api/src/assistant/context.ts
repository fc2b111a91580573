import type { Context as EvaluationContext } from '../evaluation/context.ts';
import type { Engines } from '../evaluation/engine/engines.ts';
import type { AssistantEngine } from './engine/types.ts';

export interface Context extends EvaluationContext {
  engines: Engines<{ readonly assistant: AssistantEngine }>;
}
