import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTurn, type ModelServer, type Reply, startModelServer } from '../../../test/model-server/index.ts';
import { readConfig } from '../config.ts';
import { createModel, type Prompt } from './model.ts';
import { ModelFailure } from './model-failure.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(inTurn({}));
});
afterAll(() => server.close());

const PROMPT: Prompt = {
  system: 'Be brief.',
  turns: [{ role: 'user', content: 'Good morning' }],
  maxOutputTokens: 300,
  schema: null,
};
const KEY = 'sk-not-to-be-seen';

function modelOf(provider: string, env: Record<string, string> = {}) {
  const { languageModel } = readConfig({
    AI_ENGINE: 'llm',
    AI_PROVIDER: provider,
    AI_BASE_URL: server.url,
    AI_MODEL: 'local-1',
    AI_API_KEY: KEY,
    ...env,
  });
  if (!languageModel) throw new Error('no model');
  return createModel(languageModel);
}

async function ask(provider: string, replies: Reply[], env: Record<string, string> = {}, signal = neverAborts()) {
  server.behave(inTurn(...replies));
  const pieces: string[] = [];
  const writing = modelOf(provider, env).write(PROMPT, signal);
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { pieces, ...value };
    pieces.push(value);
  }
}

const neverAborts = () => new AbortController().signal;

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ModelFailure,
  );

describe.each(['openai-compatible', 'anthropic'])('a model that speaks %s', (provider) => {
  it('is asked with its key, and answers piece by piece with what it cost', async () => {
    const answer = await ask(provider, [{ text: ['Good ', 'day.'], usage: { input: 12, output: 3 } }]);
    expect(answer).toEqual({ pieces: ['Good ', 'day.'], finish: 'stop', usage: { input: 12, output: 3 } });
    const [asked] = server.asked;
    expect(asked).toMatchObject({ system: 'Be brief.', messages: [{ role: 'user', text: 'Good morning' }] });
    expect(asked?.body).toMatchObject({ model: 'local-1', max_tokens: 300, temperature: 0, stream: true });
    expect(asked?.body).not.toHaveProperty('tools');
    expect(asked?.headers[provider === 'anthropic' ? 'x-api-key' : 'authorization']).toContain(KEY);
  });

  it.each([
    [{ status: 401 }, 'set-up', 401],
    [{ status: 404 }, 'set-up', 404],
    [{ status: 400 }, 'rejected', 400],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'busy', 429],
    [{ status: 503 }, 'busy', 503],
    [{ status: 500 }, 'down', 500],
    [{ text: 'Half an', cut: true }, 'cut', 200],
    [{ text: '', finish: 'refusal' }, 'refused', null],
  ] as [Reply, string, number | null][])('is understood when it does %j', async (reply, kind, status) => {
    const trouble = await failure(ask(provider, [reply]));
    expect(trouble).toBeInstanceOf(ModelFailure);
    expect(trouble).toMatchObject({ kind, status });
    expect(trouble?.retryAfter).toBe(reply.headers ? 7000 : null);
  });

  it('never shows its key or what it was sent in an error, even when the model repeats them', async () => {
    const trouble = await failure(ask(provider, [{ status: 400, error: `Bad key ${KEY} for Good morning` }]));
    expect(JSON.stringify([trouble, String(trouble), trouble?.stack, trouble?.cause])).not.toMatch(/sk-|Good morning/);
  });

  it.each(['at-once', 'after-text'] as const)('is given up when it falls silent %s', async (hang) => {
    const trouble = await failure(ask(provider, [{ text: 'Well', hang }], { AI_STALL_TIMEOUT: '300' }));
    expect(trouble).toMatchObject({ kind: 'stalled' });
  });

  it('is left in peace once nobody waits for it', async () => {
    const leaving = new AbortController();
    server.behave(inTurn({ text: 'Well', hang: 'after-text' }));
    const writing = modelOf(provider).write(PROMPT, leaving.signal);
    expect((await writing.next()).value).toBe('Well');
    const next = failure(writing.next());
    leaving.abort(new Error('left'));
    expect(await next).toMatchObject({ message: 'left' });
  });

  it('says when it stopped because it had said as much as it may', async () => {
    expect(await ask(provider, [{ text: 'And so on', finish: 'length' }])).toMatchObject({ finish: 'length' });
  });
});

it('a model that cannot be reached is down', async () => {
  const trouble = await failure(ask('openai-compatible', [], { AI_BASE_URL: 'http://127.0.0.1:1/v1' }));
  expect(trouble).toMatchObject({ kind: 'down' });
});
