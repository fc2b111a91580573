import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement, type ReactNode } from 'react';
import type { Method, Path } from './client/operations.ts';
import * as api from './index.ts';
import { type CallKey, invalidate, queryKey } from './query-keys.ts';
import {
  anEvaluation,
  anInvestorUser,
  aQuestion,
  CREATION,
  mockApi,
  plugInPasskeys,
  streams,
} from './testing/index.ts';

type Read = Path<'get'>;
type Write = { [M in Exclude<Method, 'get'>]: `${M} ${Path<M>}` }[Exclude<Method, 'get'>];

/** What a person can change, and what a read may show. */
type Thing =
  | 'account'
  | 'answers'
  | 'benchmarkConsent'
  | 'conversation'
  | 'deckImage'
  | 'deckVersion'
  | 'evaluatedDeck'
  | 'evaluation'
  | 'job'
  | 'note'
  | 'profile'
  | 'questions'
  | 'receivedSubmission'
  | 'release'
  | 'savedDeck'
  | 'savedFilter'
  | 'secondFactor'
  | 'sentSubmission'
  | 'session'
  | 'share'
  | 'sharedLink';

/** What each read shows of it. `tsc` asks for a row when the contract gets a path. */
const SHOWS: Record<Read, readonly Thing[]> = {
  '/api/accounts/admin-actions/': ['account'],
  '/api/accounts/investors/': ['profile', 'account'],
  '/api/accounts/investors/{id}/': ['profile', 'account'],
  '/api/accounts/investors/by-slug/{slug}/': ['profile', 'account'],
  '/api/accounts/passkeys/': ['secondFactor'],
  '/api/accounts/second-factor/': ['secondFactor'],
  '/api/accounts/security-events/': ['session', 'secondFactor', 'release', 'job'],
  '/api/accounts/security-events/all/': ['session', 'secondFactor', 'account', 'release', 'job'],
  '/api/accounts/sessions/': ['session'],
  '/api/accounts/users/': ['profile', 'account'],
  '/api/jobs/': ['job'],
  '/api/pitch-decks/approach/{id}/': ['sentSubmission'],
  '/api/pitch-decks/assistant/chat/': ['conversation'],
  '/api/pitch-decks/assistant/images/': ['deckImage'],
  '/api/pitch-decks/assistant/saved-decks/': ['savedDeck'],
  '/api/pitch-decks/assistant/saved-decks/{id}/versions/': ['deckVersion'],
  '/api/pitch-decks/evaluations/': ['evaluation'],
  '/api/pitch-decks/evaluations/{id}/': ['evaluation'],
  '/api/pitch-decks/evaluations/{id}/benchmarks/': ['benchmarkConsent'],
  '/api/pitch-decks/evaluations/{id}/changes/{earlier}/': ['evaluation'],
  '/api/pitch-decks/evaluations/{id}/shares/': ['share'],
  '/api/pitch-decks/evaluations/{id}/slides/': ['evaluatedDeck'],
  '/api/pitch-decks/evaluations/storage/': ['evaluation'],
  '/api/pitch-decks/founder/submissions/': ['sentSubmission', 'answers'],
  '/api/pitch-decks/founder/submissions/{id}/': ['sentSubmission', 'answers'],
  '/api/pitch-decks/founder/submissions/summary/': ['sentSubmission', 'answers'],
  '/api/pitch-decks/investor/filters/': ['savedFilter'],
  '/api/pitch-decks/investor/submissions/': ['receivedSubmission', 'note'],
  '/api/pitch-decks/investor/submissions/{id}/': ['receivedSubmission', 'note'],
  '/api/pitch-decks/investor/submissions/summary/': ['receivedSubmission'],
  '/api/pitch-decks/shared-evaluations/{token}/': ['evaluation', 'sharedLink'],
  '/api/pitch-decks/shared-evaluations/{token}/slides/': ['evaluatedDeck'],
  '/api/pitch-decks/submissions/{id}/questionnaire/': ['sentSubmission', 'answers'],
  '/api/pitch-decks/submissions/{id}/suggestions/': ['answers'],
  '/api/questions/': ['questions'],
  '/api/releases/': ['release'],

  // The editor holds the deck, and the cache forgets it when the editor is left.
  '/api/pitch-decks/assistant/saved-decks/{id}/': [],
  // Nobody can change what these show.
  '/api/accounts/verify-email/{token}/': [],
  '/api/pitch-decks/assistant/slide-analysis/': [],
  '/api/pitch-decks/evaluate/runs/{token}/': [],
  '/api/pitch-decks/evaluate/runs/{token}/slides/': [],
  '/api/pitch-decks/evaluations/sample/': [],
  '/api/pitch-decks/evaluations/sample/slides/': [],
  '/api/pitch-decks/submissions/{id}/slides/': [],
  '/api/questions/default/': [],
  '/api/settings/': [],
  '/api/telemetry/remotes/': [],
  // The cache has none of these.
  '/api/accounts/export/': [],
  '/api/accounts/profile/': [],
  '/api/accounts/investors/{id}/card/': [],
  '/api/cards/product/': [],
  '/api/cards/shared-result/': [],
  '/api/files/answers/{name}': [],
  '/api/files/deck-images/{name}': [],
  '/api/files/decks/{name}': [],
  '/api/files/profile-images/{name}': [],
  '/api/files/slides/{deck}/{name}': [],
  '/api/health/': [],
  '/api/health/live/': [],
  '/api/pitch-decks/assistant/conversations/': [],
  '/api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/': [],
  '/api/pitch-decks/investor/submissions/export/': [],
};

/** What each write changes of it. `tsc` asks for a row here, too. */
const CHANGES: Record<Write, readonly Thing[]> = {
  'delete /api/accounts/benchmarks/': ['benchmarkConsent'],
  'delete /api/accounts/passkeys/{id}/': ['secondFactor'],
  'delete /api/accounts/profile/image/': ['profile'],
  'delete /api/accounts/sessions/': ['session'],
  'delete /api/accounts/sessions/{id}/': ['session'],
  'delete /api/jobs/{id}/': ['job'],
  'delete /api/pitch-decks/assistant/chat/': ['conversation'],
  'delete /api/pitch-decks/assistant/saved-decks/{id}/': ['savedDeck'],
  'delete /api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/': ['deckVersion'],
  'delete /api/pitch-decks/evaluations/{id}/': ['evaluation'],
  'delete /api/pitch-decks/evaluations/{id}/deck/': ['evaluation', 'evaluatedDeck'],
  'delete /api/pitch-decks/evaluations/{id}/shares/{share}/': ['share', 'sharedLink'],
  'delete /api/pitch-decks/investor/filters/{id}/': ['savedFilter'],
  'delete /api/questions/{id}/': ['questions'],
  'patch /api/accounts/profile/': ['profile'],
  'patch /api/accounts/profile/image/': ['profile'],
  'patch /api/accounts/users/{id}/': ['account'],
  'patch /api/pitch-decks/assistant/saved-decks/{id}/': ['savedDeck'],
  'patch /api/pitch-decks/evaluations/{id}/': ['evaluation'],
  'patch /api/pitch-decks/investor/submissions/{id}/': ['receivedSubmission'],
  'patch /api/pitch-decks/submissions/{id}/answers/': ['answers'],
  'post /api/accounts/change-password/': ['session'],
  'post /api/accounts/passkeys/': ['secondFactor', 'session'],
  'post /api/accounts/second-factor/confirm/': ['secondFactor', 'session'],
  'post /api/accounts/second-factor/recovery-codes/': ['secondFactor'],
  'post /api/accounts/second-factor/turn-off/': ['secondFactor'],
  'post /api/jobs/{id}/retry/': ['job'],
  'post /api/pitch-decks/answer-questions/': ['sentSubmission'],
  'post /api/pitch-decks/assistant/chat/': ['conversation'],
  'post /api/pitch-decks/assistant/brand/': [],
  'post /api/pitch-decks/assistant/import/': [],
  'post /api/pitch-decks/assistant/generate/': ['savedDeck'],
  'post /api/pitch-decks/assistant/images/': ['deckImage'],
  'post /api/pitch-decks/assistant/saved-decks/': ['savedDeck'],
  'post /api/pitch-decks/assistant/saved-decks/{id}/duplicate/': ['savedDeck'],
  'post /api/pitch-decks/assistant/saved-decks/{id}/restore/': ['savedDeck'],
  'post /api/pitch-decks/assistant/saved-decks/{id}/versions/': ['deckVersion'],
  'post /api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/restore/': ['savedDeck', 'deckVersion'],
  'post /api/pitch-decks/evaluate/': ['evaluation'],
  'post /api/pitch-decks/evaluations/{id}/shares/': ['share'],
  'post /api/pitch-decks/evaluations/claim/': ['evaluation'],
  'post /api/pitch-decks/investor/filters/': ['savedFilter'],
  'post /api/pitch-decks/investor/submissions/{id}/undo/': ['receivedSubmission'],
  'post /api/pitch-decks/investor/submissions/bulk/': ['receivedSubmission'],
  'post /api/pitch-decks/submissions/{id}/likelihood/': ['answers'],
  'post /api/questions/save/': ['questions'],
  'post /api/releases/{part}/{release}/allow/': ['release'],
  'post /api/releases/{part}/{release}/withdraw/': ['release'],
  'put /api/accounts/benchmarks/': ['benchmarkConsent'],

  // A session begins or ends with these, and with it the cache.
  'post /api/accounts/delete/': [],
  'post /api/accounts/login/': [],
  'post /api/accounts/login/passkey/': [],
  'post /api/accounts/login/passkey/request/': [],
  'post /api/accounts/login/second-factor/': [],
  'post /api/accounts/logout/': [],
  'post /api/accounts/password-reset-confirm/': [],
  'post /api/accounts/register/': [],
  'post /api/accounts/token/refresh/': [],
  // No page of the person shows what these change.
  'delete /api/pitch-decks/evaluate/runs/{token}/': [],
  'post /api/accounts/export/': [],
  'post /api/accounts/password-reset/': [],
  'post /api/accounts/resend-verification/': [],
  'post /api/accounts/second-factor/set-up/': [],
  'post /api/accounts/passkeys/options/': [],
  'post /api/accounts/re-authentication/': [],
  'post /api/accounts/re-authentication/request/': [],
  'post /api/accounts/email-change/resend/': [],
  'post /api/accounts/email-change/confirm/': [],
  'post /api/accounts/email-change/undo/': [],
  'delete /api/accounts/email-change/': [],
  'post /api/pitch-decks/assistant/analyze-slide/': [],
  'post /api/pitch-decks/assistant/generate-pdf/': [],
  'post /api/pitch-decks/assistant/generate-ppt/': [],
  'post /api/pitch-decks/submissions/{id}/slide-times/': [],
  'post /api/telemetry/': [],
};

const DECK = { evaluation_id: 'x' };
const QUESTIONS = { questions: [aQuestion({ id: 'x' })], revision: '1' };

/** Queries whose key is not the path with each parameter as 'x', and data that mutations look at. */
const SEEDS: { [P in Read]?: { parameters?: object; data?: object } } = {
  '/api/pitch-decks/assistant/chat/': { parameters: { query: DECK }, data: { messages: [] } },
  '/api/pitch-decks/investor/submissions/': {
    parameters: { query: { page: 1, page_size: 6 } },
    data: { results: [{ id: 'x', note: '' }] },
  },
  '/api/pitch-decks/investor/submissions/{id}/': { data: { id: 'x', note: '' } },
  '/api/questions/': { data: QUESTIONS },
};

interface Mutation {
  /** Renders the hook, sends the mutation, and resolves when all is done. */
  perform: (render: typeof renderHook) => Promise<unknown>;
  /** Whatever the hook gives. */
  hook: () => unknown;
  /** What it changes, when that is less than its call can. */
  changes?: readonly Thing[];
  /** JSON that the server answers. */
  answer?: unknown;
}

const file = new File(['%PDF'], 'deck.pdf');
const deckToSave = { name: 'Deck', company_name: '', content: { theme: 'paper', slides: [] } as never };

function mutation<H>(
  hook: () => H,
  act: (current: H, latest: () => H) => Promise<unknown>,
  rest: Pick<Mutation, 'changes' | 'answer'> = {},
): Mutation {
  const perform = async (render: typeof renderHook) => {
    const { result } = render(hook);
    await act(result.current, () => result.current);
  };
  return { hook, perform, ...rest };
}

async function readAll(events: AsyncIterable<unknown>) {
  for await (const _ of events);
}

/** Every mutation of the product: a hook, and what of its result, where it has several. */
const MUTATIONS: Record<string, Mutation> = {
  useAnswersChanged: mutation(api.useAnswersChanged, async (changed) => {
    await api.submitAnswers({ submissionId: 'x', answers: [] });
    await api.requestLikelihood('x');
    changed();
  }),
  useBenchmarkConsent: mutation(api.useBenchmarkConsent, async ({ mutateAsync }) => {
    await mutateAsync('Seed');
    await mutateAsync(null);
  }),
  useClaimEvaluations: mutation(
    api.useClaimEvaluations,
    ({ mutateAsync }) => {
      sessionStorage.setItem('northlight.claims', '["t"]');
      return mutateAsync();
    },
    { answer: { claimed: 1 } },
  ),
  useConversationChanges: mutation(
    () => api.useConversationChanges(DECK),
    async ({ write }) => {
      await readAll(api.askAssistant(DECK, { message: 'Why?', slide_number: null }, new AbortController().signal));
      write((old) => ({ ...old, messages: [{} as never] }));
    },
  ),
  'useConversationChanges.clear': mutation(
    () => api.useConversationChanges(DECK),
    ({ clear }) => clear.mutateAsync(),
  ),
  useCreateShare: mutation(
    () => api.useCreateShare('x'),
    ({ mutateAsync }) => mutateAsync(7),
  ),
  useDeckImagesChanged: mutation(api.useDeckImagesChanged, async (changed) => {
    await api.addDeckImage(file);
    await changed();
  }),
  useDeckSent: mutation(
    api.useDeckSent,
    async (changed) => changed(await api.sendDeck({ file, investorId: 1, key: 'k' })),
    { answer: { submission_id: 'x' } },
  ),
  'useDeckVersionChanges.name': mutation(
    () => api.useDeckVersionChanges('x'),
    ({ name }) => name.mutateAsync('Sent'),
  ),
  'useDeckVersionChanges.remove': mutation(
    () => api.useDeckVersionChanges('x'),
    ({ remove }) => remove.mutateAsync('x'),
  ),
  'useDeckVersionChanges.restore': mutation(
    () => api.useDeckVersionChanges('x'),
    ({ restore }) => restore.mutateAsync('x'),
  ),
  useDeleteEvaluation: mutation(
    () => api.useDeleteEvaluation('x'),
    ({ mutateAsync }) => mutateAsync(),
  ),
  useDeleteQuestion: mutation(api.useDeleteQuestion, ({ mutateAsync }) => mutateAsync({ id: 'x', revision: '1' })),
  useDeleteShare: mutation(
    () => api.useDeleteShare('x'),
    ({ mutateAsync }) => mutateAsync('x'),
  ),
  'useFailedJobs.discard': mutation(api.useFailedJobs, ({ discard }) => discard.mutateAsync('x')),
  'useFailedJobs.retry': mutation(api.useFailedJobs, ({ retry }) => retry.mutateAsync('x')),
  useEvaluationRun: mutation(api.useEvaluationRun, async ({ start }, latest) => {
    start(file);
    await waitFor(() => expect(latest().run?.status).toBe('success'));
  }),
  'useProfileImage.remove': mutation(api.useProfileImage, ({ remove }) => remove.mutateAsync()),
  'useProfileImage.upload': mutation(api.useProfileImage, ({ upload }) => upload.mutateAsync({ image: new Blob() })),
  'useReceivedChanges.decide': mutation(api.useReceivedChanges, ({ decide }) =>
    decide.mutateAsync({ id: 'x', status: 'Reviewed' }),
  ),
  'useReceivedChanges.decideAll': mutation(api.useReceivedChanges, ({ decideAll }) =>
    decideAll.mutateAsync({ ids: ['x'], status: 'Reviewed' }),
  ),
  'useReceivedChanges.note': mutation(
    api.useReceivedChanges,
    ({ note }) => note.mutateAsync({ id: 'x', text: 'Call them' }),
    { changes: ['note'], answer: { id: 'x', note: 'Call them' } },
  ),
  'useReceivedChanges.undo': mutation(api.useReceivedChanges, ({ undo }) =>
    undo.mutateAsync({ id: 'x', decision: 'd' }),
  ),
  useRefreshSecondFactor: mutation(api.useRefreshSecondFactor, async (refresh) => {
    await api.confirmSecondFactor('123456');
    await api.renewRecoveryCodes();
    await api.turnOffSecondFactor();
    const unplug = plugInPasskeys();
    await api.addPasskey(CREATION, 'Laptop');
    unplug();
    await refresh();
  }),
  'useReleaseVerdicts.allow': mutation(api.useReleaseVerdicts, ({ allow }) =>
    allow.mutateAsync({ part: 'x', release: 'x' }),
  ),
  'useReleaseVerdicts.withdraw': mutation(api.useReleaseVerdicts, ({ withdraw }) =>
    withdraw.mutateAsync({ part: 'x', release: 'x', reason: 'Broken' }),
  ),
  useRemovePasskey: mutation(api.useRemovePasskey, ({ mutateAsync }) => mutateAsync('x')),
  useRefreshSessions: mutation(api.useRefreshSessions, async (refresh) => {
    await api.changePassword({ current_password: 'a', new_password: 'b', confirm_password: 'b' });
    await refresh();
  }),
  useRemoveDecks: mutation(api.useRemoveDecks, ({ mutateAsync }) => mutateAsync(['x'])),
  useRenameEvaluation: mutation(
    () => api.useRenameEvaluation('x'),
    ({ mutateAsync }) => mutateAsync('Seed deck'),
    { answer: anEvaluation({ id: 'x', name: 'Seed deck' }) },
  ),
  useRevokeSession: mutation(api.useRevokeSession, async ({ mutateAsync }) => {
    await mutateAsync('x');
    await mutateAsync(null);
  }),
  'useSavedDeckChanges.duplicate': mutation(api.useSavedDeckChanges, ({ duplicate }) => duplicate.mutateAsync('x')),
  'useSavedDeckChanges.remove': mutation(api.useSavedDeckChanges, ({ remove }) => remove.mutateAsync('x')),
  'useSavedDeckChanges.rename': mutation(api.useSavedDeckChanges, ({ rename }) =>
    rename.mutateAsync({ id: 'x', name: 'Deck' }),
  ),
  'useSavedDeckChanges.restore': mutation(api.useSavedDeckChanges, ({ restore }) => restore.mutateAsync('x')),
  useSavedDecksChanged: mutation(api.useSavedDecksChanged, async (changed) => {
    await api.createSavedDeck(deckToSave);
    await api.changeSavedDeck('x', 1, deckToSave);
    await readAll(api.generateDeck(DECK, new AbortController().signal));
    await changed();
  }),
  'useSavedFilters.remove': mutation(api.useSavedFilters, ({ remove }) => remove.mutateAsync('x')),
  'useSavedFilters.save': mutation(api.useSavedFilters, ({ save }) => save.mutateAsync({ name: 'New', query: '' })),
  useSaveQuestions: mutation(api.useSaveQuestions, ({ mutateAsync }) => mutateAsync({ questions: [], revision: '1' }), {
    answer: [],
  }),
  useSetInvestor: mutation(api.useSetInvestor, ({ mutateAsync }) => mutateAsync({ id: 1, isInvestor: true })),
  useUpdateProfile: mutation(api.useUpdateProfile, ({ mutateAsync }) => mutateAsync({ first_name: 'Leonie' }), {
    answer: anInvestorUser(),
  }),
};

const writes = Object.keys(CHANGES) as Write[];
const reads = (Object.keys(SHOWS) as Read[]).filter((path) => SHOWS[path].length > 0);
const holes = (path: string) => path.split('{').length;

/** The write of the contract that a request is; the path with the fewest parameters when several match. */
function writeOf(request: Request): Write | undefined {
  const asked = `${request.method.toLowerCase()} ${new URL(request.url).pathname}`;
  const matching = writes.filter((write) => new RegExp(`^${write.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked));
  return matching.sort((a, b) => holes(a) - holes(b))[0];
}

function seedOf(path: Read): { key: CallKey; data: object } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']);
  const { parameters = names.length > 0 ? { path: Object.fromEntries(names) } : undefined, data = {} } =
    SEEDS[path] ?? {};
  return { key: parameters ? [path, parameters] : [path], data };
}

let restore: (() => void) | undefined;
beforeEach(() => api.storeTokens({ access: 'a', refresh: 'r' }, false));
afterEach(() => {
  cleanup();
  restore?.();
  sessionStorage.clear();
});

/** @returns the writes that were sent, and the reads that show what was true before them */
async function perform({ perform: act, answer = { id: 'x' } }: Mutation) {
  const sent = new Set<Write>();
  const done = anEvaluation({ id: 'x' });
  restore = mockApi([
    http.all('*/api/*', ({ request }) => {
      const write = writeOf(request);
      if (write) sent.add(write);
    }),
    streams('post', '/api/pitch-decks/evaluate/', () => [
      { event: 'done' as const, evaluation: { ...done, claim_token: null } as never },
    ]),
    streams('post', '/api/pitch-decks/assistant/chat/', () => []),
    streams('post', '/api/pitch-decks/assistant/generate/', () => []),
    http.all('*/api/*', () => HttpResponse.json(answer as never)),
  ]);
  const cache = api.createQueryClient();
  const seeds = reads.map((path) => ({ path, ...seedOf(path) }));
  for (const { key, data } of seeds) cache.setQueryData(key, data);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: cache }, children);
  await act(((hook: () => unknown) => renderHook(hook, { wrapper })) as typeof renderHook);
  const untouched = seeds.filter(({ key, data }) => {
    const state = cache.getQueryState(key);
    return state && !state.isInvalidated && JSON.stringify(state.data) === JSON.stringify(data);
  });
  cache.clear();
  return { sent: [...sent], untouched: untouched.map(({ path }) => path) };
}

describe('the key of a query', () => {
  it('comes from the contract, and is written by hand nowhere', () => {
    const root = join(import.meta.dirname, '../..');
    const files = globSync('{mfe-*,shell,shared-api}/src/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const handwritten = files.filter((path) => /queryKey: \[/.test(readFileSync(join(root, path), 'utf8')));
    expect(handwritten).toEqual([]);
  });
});

describe('a mutation', () => {
  it.each(Object.keys(MUTATIONS))('%s makes stale all that shows what it changes', async (name) => {
    const row = MUTATIONS[name] as Mutation;
    const { sent, untouched } = await perform(row);
    const changed = new Set(row.changes ?? sent.flatMap((write) => CHANGES[write]));
    expect(changed.size).toBeGreaterThan(0);
    expect(untouched.filter((path) => SHOWS[path].some((thing) => changed.has(thing)))).toEqual([]);
  });

  it('has its row here', () => {
    restore = mockApi([http.all('*/api/*', () => HttpResponse.json({}))]);
    const hooks = Object.entries(api).filter(
      ([name, value]) => name.startsWith('use') && /useMutation\)?\(|invalidate\)?\(/.test(String(value)),
    );
    const client = api.createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    const found = hooks.flatMap(([name]) => {
      const row = Object.keys(MUTATIONS).find((key) => key === name || key.startsWith(`${name}.`));
      if (!row) return [name];
      const { result } = renderHook((MUTATIONS[row] as Mutation).hook, { wrapper });
      const parts = Object.entries(result.current as object).filter(([, part]) => part?.mutateAsync);
      return parts.length > 0 ? parts.map(([part]) => `${name}.${part}`) : [name];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((name) => !(name in MUTATIONS))).toEqual([]);
  });

  it('sends each call that changes something', async () => {
    const sent = new Set<Write>();
    for (const row of Object.values(MUTATIONS)) {
      for (const write of (await perform(row)).sent) sent.add(write);
      cleanup();
      restore?.();
    }
    expect(writes.filter((write) => CHANGES[write].length > 0 && !sent.has(write))).toEqual([]);
  });
});

describe('what was true before', () => {
  const LIST = '/api/pitch-decks/founder/submissions/';
  const key = ['/api/pitch-decks/founder/submissions/', { query: { page: 1, page_size: 10 } }] as const;

  it('is not kept when a change overtakes the first answer to a query', async () => {
    const cache = api.createQueryClient();
    let asked = 0;
    let tellEarly = (_: string) => {};
    const early = new Promise<string>((resolve) => {
      tellEarly = resolve;
    });
    const queryFn = () => {
      asked += 1;
      return asked === 1 ? early : 'after';
    };
    const observer = new QueryObserver(cache, { queryKey: key, queryFn });
    const stop = observer.subscribe(() => {});
    const changed = invalidate(cache, queryKey(LIST));
    tellEarly('before');
    await changed;
    expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isSuccess: true });
    expect(asked).toBe(2);
    stop();
    cache.clear();
  });
});
