import { z } from 'zod';
import { readObject } from './json.ts';
import type { AnswerEnd, Model, Prompt } from './model.ts';
import { isPassing, ModelFailure } from './model-failure.ts';

/** How often a failed call is retried, and how often an invalid answer is sent back for correction. */
const RETRIES = 3;
const CORRECTIONS = 2;
/** Milliseconds before the first retry, doubled each time, and the maximum. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const LONGEST_FEEDBACK = 10;
/** Characters of an invalid answer that are sent back to the model. */
const REMEMBERED = 4_000;
/** An upper bound of the average token length; a longer answer ignores the token limit, so it is cut off. */
const LETTERS_PER_TOKEN = 12;

/** The model keeps answering in a form that cannot be used, even after corrections. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

type Finish = AnswerEnd['finish'];

/** What a call needs besides the prompt. */
export interface ModelCall {
  model: Model;
  /** Resolves after the given milliseconds, or rejects with the signal's reason. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1; spreads out retries. */
  random(): number;
  /**
   * Counts the use of tokens. `before` reserves what a call may use, and may refuse it; `after` corrects the count to
   * what it did use.
   */
  spend: {
    before(prompt: Prompt): Promise<Prompt>;
    after(prompt: Prompt, ending: AnswerEnd | null, written: number): Promise<void>;
  };
  /** Called for every failed call. */
  report(trouble: ModelFailure): void;
}

/** Makes one call within the allowance. */
async function* attempt(
  { model, spend }: ModelCall,
  wanted: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, Finish> {
  const prompt = await spend.before(wanted);
  let written = 0;
  let ending: AnswerEnd | null = null;
  try {
    const writing = model.write(prompt, signal);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) {
        ending = value;
        return value.finish;
      }
      written += value.length;
      if (written > prompt.maxOutputTokens * LETTERS_PER_TOKEN) {
        await writing.return({ finish: 'length', usage: { input: null, output: null } });
        return 'length';
      }
      yield value;
    }
  } finally {
    await spend.after(prompt, ending, written);
  }
}

/** Milliseconds before the next attempt; the model's Retry-After takes precedence. */
const waitBefore = (attempt: number, { retryAfter }: ModelFailure, random: number) =>
  Math.min(LONGEST_WAIT, (retryAfter ?? FIRST_WAIT * 2 ** attempt) * (1 + random / 4));

/** Waits before the next attempt; rethrows the error if there is none. */
async function passed({ report, wait, random }: ModelCall, error: unknown, attempts: number, signal: AbortSignal) {
  if (error instanceof ModelFailure) report(error);
  if (!isPassing(error) || attempts > RETRIES || (error.retryAfter ?? 0) > LONGEST_WAIT) throw error;
  await wait(waitBefore(attempts - 1, error, random()), signal);
}

async function write(asking: ModelCall, prompt: Prompt, signal: AbortSignal, onText: (text: string) => void) {
  for (let attempts = 1; ; attempts += 1) {
    let text = '';
    try {
      const writing = attempt(asking, prompt, signal);
      for (;;) {
        const { done, value } = await writing.next();
        if (done) return { text, finish: value };
        text += value;
        onText(text);
      }
    } catch (error) {
      await passed(asking, error, attempts, signal);
    }
  }
}

const TOO_LONG = 'Your answer was cut off because it was too long. Answer again, and keep every text short.';
const NO_JSON =
  'Your answer was not one JSON object. Answer again with the JSON object alone, no code fence, no other words.';

const placeOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'the object';

/** Checks an answer. `problem` tells the model what to correct. */
function problemOf<T>(schema: z.ZodType<T>, text: string, finish: Finish, check: (answer: T) => string | null) {
  const value = readObject(text);
  if (value === undefined) return { problem: finish === 'length' ? TOO_LONG : NO_JSON };
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const problem = check(parsed.data);
    return problem === null ? { answer: parsed.data } : { problem };
  }
  const issues = parsed.error.issues.slice(0, LONGEST_FEEDBACK);
  const list = issues.map(({ path, message }) => `- ${placeOf(path)}: ${message}`).join('\n');
  return {
    problem: `Your answer does not have the shape that was asked for:\n${list}\nAnswer again with the whole object.`,
  };
}

/**
 * Asks for an answer that matches a schema. Failed calls are retried; an invalid answer is sent back with its problems.
 * @param check further conditions; returns a sentence for the model when one is not met
 * @throws {ModelFailure | UnusableAnswer | Failure} a Failure when the allowance is used up
 */
export async function askFor<T>(
  asking: ModelCall,
  {
    schema,
    system,
    question,
    maxOutputTokens,
  }: { schema: z.ZodType<T>; system: string; question: string; maxOutputTokens: number },
  signal: AbortSignal,
  {
    check = () => null,
    onText = () => {},
  }: { check?: (answer: T) => string | null; onText?: (text: string) => void } = {},
): Promise<T> {
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
  const told = `${system}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${shape}`;
  const first = { role: 'user' as const, content: question };
  let turns: Prompt['turns'] = [first];
  for (let correction = 0; correction <= CORRECTIONS; correction += 1) {
    const { text, finish } = await write(asking, { system: told, turns, maxOutputTokens, schema }, signal, onText);
    const { answer, problem } = problemOf(schema, text, finish, check);
    if (problem === undefined) return answer as T;
    const wrong = { role: 'assistant' as const, content: text.slice(0, REMEMBERED).trim() || '(nothing)' };
    turns = [first, wrong, { role: 'user', content: problem }];
  }
  throw new UnusableAnswer('The answers did not match the schema.');
}

/** Asks for an answer in prose and streams it. A failed call is only retried before its first text. */
export async function* askInWords(
  asking: ModelCall,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, Finish> {
  for (let attempts = 1; ; attempts += 1) {
    let isSilent = true;
    try {
      const writing = attempt(asking, prompt, signal);
      for (;;) {
        const { done, value } = await writing.next();
        if (done) return value;
        isSilent = false;
        yield value;
      }
    } catch (error) {
      await passed(asking, error, isSilent ? attempts : RETRIES + 1, signal);
    }
  }
}
