import { z } from 'zod';

const amount = (name: string, min: number, max: number) => {
  const text = `${name} must be a number from ${min} to ${max}.`;
  return z.coerce.number(text).min(min, text).max(max, text);
};

const whole = (name: string, min: number, max: number) => {
  const text = `${name} must be a whole number from ${min} to ${max}.`;
  return z.coerce.number(text).int(text).min(min, text).max(max, text);
};

/** Settings of the language model, keyed by environment variable. */
export const MODEL_ENVIRONMENT = {
  AI_ENGINE: z.enum(['rubric', 'llm'], 'AI_ENGINE must be rubric or llm.').default('rubric'),
  AI_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], 'AI_PROVIDER must be openai-compatible or anthropic.')
    .optional(),
  AI_BASE_URL: z
    .string()
    .refine(
      (v) => /^https?:\/\/[^/@]+/.test(v) && URL.canParse(v) && !new URL(v).username,
      'AI_BASE_URL must be an address such as https://models.example.com/v1, without a user or password.',
    )
    .transform((v) => v.replace(/\/+$/, ''))
    .optional(),
  AI_MODEL: z.string().trim().max(100, 'AI_MODEL must be the name of a model, at most 100 characters.').optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'AI_API_KEY must contain only ASCII characters, without spaces.')
    .optional(),
  AI_JSON_MODE: z.enum(['schema', 'object', 'off'], 'AI_JSON_MODE must be schema, object or off.').default('object'),
  AI_TIMEOUT: whole('AI_TIMEOUT', 1_000, 280_000).default(120_000),
  AI_STALL_TIMEOUT: whole('AI_STALL_TIMEOUT', 100, 280_000).default(45_000),
  AI_MAX_INPUT_TOKENS: whole('AI_MAX_INPUT_TOKENS', 1_000, 2_000_000).default(60_000),
  AI_MAX_OUTPUT_TOKENS: whole('AI_MAX_OUTPUT_TOKENS', 256, 200_000).default(8_000),
  AI_CALLS_AT_ONCE: whole('AI_CALLS_AT_ONCE', 1, 1_000).default(8),
  AI_TOKENS_PER_PERSON_PER_DAY: whole('AI_TOKENS_PER_PERSON_PER_DAY', 0, 2_000_000_000).default(500_000),
  AI_TOKENS_PER_DAY: whole('AI_TOKENS_PER_DAY', 0, 2_000_000_000).default(5_000_000),
  AI_INPUT_PRICE: amount('AI_INPUT_PRICE', 0, 10_000).optional(),
  AI_OUTPUT_PRICE: amount('AI_OUTPUT_PRICE', 0, 10_000).optional(),
  AI_COST_PER_CALL: amount('AI_COST_PER_CALL', 0, 2_000).optional(),
  AI_COST_PER_DAY: amount('AI_COST_PER_DAY', 0, 2_000).optional(),
};

const Given = z.object(MODEL_ENVIRONMENT);

/** Connection and limits of the model. */
export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  /** When undefined, the provider's own. */
  baseUrl: string | undefined;
  model: string;
  apiKey: string | undefined;
  /** How JSON output is requested from the model's server; the prompt contains the schema in any case. */
  jsonMode: 'schema' | 'object' | 'off';
  /** Milliseconds for one answer, including all attempts. */
  timeout: number;
  /** Maximum milliseconds between two parts of an answer. */
  stallTimeout: number;
  maxInputTokens: number;
  maxOutputTokens: number;
  callsAtOnce: number;
  /** Input and output tokens per day. All visitors together count as one person. */
  tokensPerPerson: number;
  tokensPerDay: number;
  /** Dollars per million tokens; null when no prices are set. */
  prices: { input: number; output: number } | null;
  /** Dollars; null for no limit. */
  costPerCall: number | null;
  costPerDay: number | null;
}

/** One sentence for each setting that is missing or inconsistent. */
export function modelMistakes(e: z.output<typeof Given>): string[] {
  const mistakes: string[] = [];
  if (e.AI_ENGINE === 'llm') {
    if (!e.AI_PROVIDER) mistakes.push('AI_ENGINE=llm needs AI_PROVIDER: openai-compatible or anthropic.');
    if (!e.AI_MODEL) mistakes.push('AI_ENGINE=llm needs AI_MODEL, the name of the model.');
    if (e.AI_PROVIDER === 'openai-compatible' && !e.AI_BASE_URL)
      mistakes.push('AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as http://localhost:11434/v1.');
    if (e.AI_PROVIDER === 'anthropic' && !e.AI_API_KEY) mistakes.push('AI_PROVIDER=anthropic needs AI_API_KEY.');
  }
  if ((e.AI_INPUT_PRICE === undefined) !== (e.AI_OUTPUT_PRICE === undefined))
    mistakes.push('AI_INPUT_PRICE and AI_OUTPUT_PRICE have to be set together.');
  for (const name of ['AI_COST_PER_CALL', 'AI_COST_PER_DAY'] as const) {
    if (e[name] !== undefined && e.AI_INPUT_PRICE === undefined)
      mistakes.push(`${name} needs AI_INPUT_PRICE and AI_OUTPUT_PRICE, in dollars per million tokens.`);
  }
  return mistakes;
}

/** The configured model; null when only the built-in engine is available. */
export function modelSettings(e: z.output<typeof Given>): ModelSettings | null {
  if (e.AI_ENGINE !== 'llm' || !e.AI_PROVIDER || !e.AI_MODEL) return null;
  return {
    provider: e.AI_PROVIDER,
    baseUrl: e.AI_BASE_URL,
    model: e.AI_MODEL,
    apiKey: e.AI_API_KEY,
    jsonMode: e.AI_JSON_MODE,
    timeout: e.AI_TIMEOUT,
    stallTimeout: e.AI_STALL_TIMEOUT,
    maxInputTokens: e.AI_MAX_INPUT_TOKENS,
    maxOutputTokens: e.AI_MAX_OUTPUT_TOKENS,
    callsAtOnce: e.AI_CALLS_AT_ONCE,
    tokensPerPerson: e.AI_TOKENS_PER_PERSON_PER_DAY,
    tokensPerDay: e.AI_TOKENS_PER_DAY,
    prices:
      e.AI_INPUT_PRICE === undefined || e.AI_OUTPUT_PRICE === undefined
        ? null
        : { input: e.AI_INPUT_PRICE, output: e.AI_OUTPUT_PRICE },
    costPerCall: e.AI_COST_PER_CALL ?? null,
    costPerDay: e.AI_COST_PER_DAY ?? null,
  };
}
