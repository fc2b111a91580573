import { atomically, type Db } from '../database/open.ts';
import { modelAllowance, modelTooMuch } from '../errors/failures.ts';
import { countUse } from '../security/throttle-repository.ts';
import type { ModelCall } from './ask.ts';
import type { AnswerEnd, Prompt } from './model.ts';
import type { ModelSettings } from './settings.ts';

const DAY = 24 * 3_600_000;
/** Letters per token. A low value, so that estimates are rather too high. */
const LETTERS = 3;
/** If the limits leave fewer output tokens than this, the call is refused. */
const SHORTEST_ANSWER = 256;
const MILLION = 1_000_000;

const tokensOf = (letters: number) => Math.ceil(letters / LETTERS);

const tokensToRead = ({ system, turns }: Prompt) =>
  tokensOf(turns.reduce((sum, { content }) => sum + content.length, system.length));

/** What a call uses, in tokens and in millionths of a dollar. */
interface Use {
  tokens: number;
  cost: number;
}

export interface TokenBudget {
  settings: Pick<
    ModelSettings,
    'maxInputTokens' | 'maxOutputTokens' | 'tokensPerPerson' | 'tokensPerDay' | 'prices' | 'costPerCall' | 'costPerDay'
  >;
  db: Db;
  clock: () => Date;
}

/** Limits the use of the model: per call, per person and day, and per day for everybody together. */
export function allowanceOf({ settings, db, clock }: TokenBudget, userId: number | null): ModelCall['spend'] {
  const { prices, costPerCall, costPerDay, tokensPerPerson, tokensPerDay } = settings;
  const person = `model-tokens:${userId ?? 'visitors'}`;

  const priced = (input: number, output: number): Use => ({
    tokens: input + output,
    cost: prices ? Math.ceil(input * prices.input + output * prices.output) : 0,
  });

  /** Shortens the answer to what the limits of one call allow. */
  function bounded(prompt: Prompt): Prompt {
    const input = tokensToRead(prompt);
    const wanted = Math.min(prompt.maxOutputTokens, settings.maxOutputTokens);
    const left =
      costPerCall === null || !prices ? Number.POSITIVE_INFINITY : costPerCall * MILLION - input * prices.input;
    const payable = prices && prices.output > 0 ? Math.floor(left / prices.output) : left < 0 ? 0 : wanted;
    const maxOutputTokens = Math.min(wanted, payable);
    if (input > settings.maxInputTokens || maxOutputTokens < Math.min(SHORTEST_ANSWER, wanted)) throw modelTooMuch();
    return { ...prompt, maxOutputTokens };
  }

  /** Adds to all counters in one transaction. A new call is refused if one of them exceeds its limit. */
  async function count({ tokens, cost }: Use, isNew: boolean) {
    const now = clock();
    const counters = [
      { key: person, amount: tokens, limit: tokensPerPerson, status: 429 },
      { key: 'model-tokens:all', amount: tokens, limit: tokensPerDay, status: 503 },
      { key: 'model-cost:all', amount: cost, limit: costPerDay === null ? null : costPerDay * MILLION, status: 503 },
    ] as const;
    await atomically(db, async (tx) => {
      for (const { key, amount, limit, status } of counters) {
        const used = await countUse(tx, key, Math.round(amount), now, DAY);
        if (!isNew || limit === null || used.count <= limit) continue;
        throw modelAllowance(status, Math.max(1, Math.ceil((Date.parse(used.resets_at) - now.getTime()) / 1000)));
      }
    });
  }

  const reserved = (prompt: Prompt) => priced(tokensToRead(prompt), prompt.maxOutputTokens);

  return {
    async before(wanted) {
      const prompt = bounded(wanted);
      await count(reserved(prompt), true);
      return prompt;
    },
    async after(prompt: Prompt, ending: AnswerEnd | null, written: number) {
      const input = ending?.usage.input ?? tokensToRead(prompt);
      const taken = priced(input, ending?.usage.output ?? tokensOf(written));
      const held = reserved(prompt);
      await count({ tokens: taken.tokens - held.tokens, cost: taken.cost - held.cost }, false);
    },
  };
}
