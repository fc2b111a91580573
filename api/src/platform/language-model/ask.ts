import { z } from 'zod';
import { readObject } from './json.ts';
import type { Ending, Model, Prompt } from './model.ts';
import { isPassing, ModelTrouble } from './trouble.ts';

/** How often a call that came to nothing is made again, and how often an answer is sent back. */
const RETRIES = 3;
const CORRECTIONS = 2;
/** Milliseconds before the first retry; doubled each time, and never longer than the second. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const LONGEST_FEEDBACK = 10;
/** Of a wrong answer so much is shown to the model again. */
const REMEMBERED = 4_000;
/** A token is not longer than this on average; a longer answer keeps to no limit. */
const LETTERS_PER_TOKEN = 12;

/** The model answered, and what it said cannot be used, however often it was told why. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

type Finish = Ending['finish'];

/** What asking needs beside the model. */
export interface Asking {
  model: Model;
  /** Resolves after so many milliseconds, or rejects with the reason of the signal. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1, so that not everybody comes back at once. */
  random(): number;
  /** Called before each call with what it may take, and after it with what it took; the first may refuse. */
  spend: {
    before(prompt: Prompt): Promise<Prompt>;
    after(prompt: Prompt, ending: Ending | null, written: number): Promise<void>;
  };
  /** Told of every call that came to nothing. */
  report(trouble: ModelTrouble): void;
}

/** Writes once, within the allowance. */
async function* attempt({ model, spend }: Asking, wanted: Prompt, signal: AbortSignal): AsyncGenerator<string, Finish> {
  const prompt = await spend.before(wanted);
  let written = 0;
  let ending: Ending | null = null;
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

/** Milliseconds to wait before the next attempt; what the model asked for comes first. */
export const waitBefore = (attempt: number, { retryAfter }: ModelTrouble, random: number) =>
  Math.min(LONGEST_WAIT, (retryAfter ?? FIRST_WAIT * 2 ** attempt) * (1 + random / 4));

/** Waits before the next attempt, or throws when there is none. */
async function passed({ report, wait, random }: Asking, error: unknown, attempts: number, signal: AbortSignal) {
  if (error instanceof ModelTrouble) report(error);
  if (!isPassing(error) || attempts > RETRIES || (error.retryAfter ?? 0) > LONGEST_WAIT) throw error;
  await wait(waitBefore(attempts - 1, error, random()), signal);
}

async function write(asking: Asking, prompt: Prompt, signal: AbortSignal, onText: (text: string) => void) {
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

/** What is wrong with an answer, for the model; null when nothing is. */
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
 * Asks for an answer of a shape. A call that came to nothing is made again; an answer that does not fit is sent back
 * with what is wrong with it.
 * @param check what else has to hold; a sentence for the model when it does not
 * @throws {ModelTrouble | UnusableAnswer | Failure} the last when the allowance does not reach
 */
export async function askFor<T>(
  asking: Asking,
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
  throw new UnusableAnswer('The answers did not keep to the shape.');
}

/**
 * Asks for an answer in words, and gives it as it is written. Only a call that came to nothing before its first word
 * is made again.
 */
export async function* askInWords(asking: Asking, prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Finish> {
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
