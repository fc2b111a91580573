import { createAssistant } from '../../src/assistant/engine/index.ts';
import { createLikelihoodEngine } from '../../src/evaluation/engine/likelihood/index.ts';
import { createRubricEngine } from '../../src/evaluation/engine/rubric/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createModelEngine } from '../../src/server/model-engine.ts';
import { buildClock } from './clock.ts';
import { memoryDatabase } from './memory-database.ts';

/** Settings for a model server at this URL. */
export const modelEnv = (url: string, env: Record<string, string> = {}): Record<string, string> => ({
  AI_ENGINE: 'llm',
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: url,
  AI_MODEL: 'local-1',
  AI_API_KEY: 'sk-not-to-be-seen',
  ...env,
});

/**
 * An engine with a model and an in-memory database. Its retries wait without real time passing, and record the delays.
 */
export async function buildModelEngine(url: string, env: Record<string, string> = {}) {
  const { languageModel: settings } = readConfig(modelEnv(url, env));
  if (!settings) throw new Error('There is no model in these settings.');
  const db = await openDatabase(memoryDatabase());
  const clock = buildClock();
  const waits: number[] = [];
  const troubles: string[] = [];
  const builtIn = {
    name: 'rubric',
    model: null,
    evaluation: createRubricEngine(),
    likelihood: createLikelihoodEngine(),
    assistant: createAssistant(),
  } as const;
  const engine = createModelEngine({
    settings,
    builtIn,
    db,
    clock: clock.read,
    report: ({ message }) => troubles.push(message),
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      waits.push(milliseconds);
    },
    random: () => 0,
  });
  const close = () => db.destroy();
  return { engine, builtIn, clock, db, waits, troubles, close };
}

export type TestModelEngine = Awaited<ReturnType<typeof buildModelEngine>>;
