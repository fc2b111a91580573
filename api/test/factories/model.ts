import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/open.ts';
import { createAssistant } from '../../src/engine/assistant/index.ts';
import { createLikelihoodEngine } from '../../src/engine/likelihood/index.ts';
import { createModelEngine } from '../../src/engine/llm/index.ts';
import { createRubricEngine } from '../../src/engine/rubric/index.ts';
import { buildClock } from './app.ts';
import { memoryDatabase } from './database.ts';

/** The settings of a model that is served there. */
export const modelEnv = (url: string, env: Record<string, string> = {}): Record<string, string> => ({
  AI_ENGINE: 'llm',
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: url,
  AI_MODEL: 'local-1',
  AI_API_KEY: 'sk-not-to-be-seen',
  ...env,
});

/** An engine over a model, with a database in memory. It waits without time passing, and notes for how long. */
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
