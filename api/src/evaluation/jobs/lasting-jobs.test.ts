import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildReader, readGoodDeck } from '../../../test/factories/readers.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { busy, filesUnavailable } from '../../platform/errors/failures.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { randomToken } from '../../platform/security/secrets.ts';
import { tidyUp } from '../../server/housekeeping.ts';
import type { Context } from '../context.ts';
import { JobReleased } from './job.ts';
import { resumeJobs } from './resume-jobs.ts';
import { startJob } from './run-evaluation.ts';

/** Seconds without a renewal after which a lease has expired. */
const SILENCE = 31;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

/** Another server on the same database and file store, with its own reader. */
function aServer(changes: Partial<Context> = {}) {
  const reader = buildReader(deck);
  const context: Context = { ...server.context, jobs: new Map(), readDeck: reader.read, ...changes };
  return { reader, context };
}

/** Starts a job as an upload does. Its server then never renews the lease. */
async function begin(ownerId: number | null, { context, reader } = aServer()) {
  const token = randomToken();
  const path = join(server.dir, `${token}.pdf`);
  await writeFile(path, file);
  const received = { path, filename: 'deck.pdf', size: file.length, sha256: '', fields: {} };
  const asked = reader.asked();
  const run = startJob(context, { token, ownerId, queueKey: 'somebody' }, (use) => use(received));
  await Promise.race([asked, run.result]);
  reader.says({ stage: 'reading', slide: 1, of: 12 });
  return { token, run, reader, context };
}

const look = async (token: string, headers: Record<string, string> = {}) =>
  (await call(server, 'GET', `/pitch-decks/evaluate/runs/${token}/`, { headers })).body;
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(server.dir, 'files', folder));
  } catch {
    return [];
  }
};
const evaluations = () => server.context.db.selectFrom('evaluations').selectAll().execute();

/** Resumes waiting jobs on a server that reads at once. */
async function takeUp({ context, reader } = aServer()) {
  const asked = reader.asked();
  const done = resumeJobs(context);
  const isAsked = await Promise.race([asked.then(() => true), done.then(() => false)]);
  if (isAsked) reader.isDone();
  await done;
  return isAsked;
}

describe('an evaluation whose server has ended', () => {
  it('is taken up by another, and its owner finds one result', async () => {
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    const { token } = await begin(user.id);
    expect(await takeUp()).toBe(false);
    server.clock.pass(SILENCE);
    expect(await look(token, headers)).toMatchObject({ state: 'working', progress: { stage: 'interrupted' } });
    expect(await takeUp()).toBe(true);
    const { state, evaluation } = await look(token, headers);
    expect([state, evaluation.original_filename, evaluation.page_count]).toEqual(['done', 'deck.pdf', 12]);
    expect(await evaluations()).toHaveLength(1);
    expect(filesIn('decks')).toEqual([`${evaluation.id}.pdf`]);
    expect(filesIn('readings')).toEqual([`${evaluation.id}.json`]);
  });

  it('is a visitor’s to claim all the same', async () => {
    const { token } = await begin(null);
    server.clock.pass(SILENCE);
    await takeUp();
    expect((await look(token)).evaluation.claim_token).toBe(token);
    const headers = await bearer(server.context, await buildUser(server.context));
    const claim = { headers, body: { claim_tokens: [token] } };
    expect((await call(server, 'POST', '/pitch-decks/evaluations/claim/', claim)).body).toEqual({ claimed: 1 });
  });

  it('is taken up by one alone of two that see it at the same time', async () => {
    await begin(null);
    server.clock.pass(SILENCE);
    const [one, other] = [aServer(), aServer()];
    const asked = Promise.race([one.reader.asked(), other.reader.asked()]);
    const done = Promise.all([resumeJobs(one.context), resumeJobs(other.context)]);
    await asked;
    expect(one.context.jobs.size + other.context.jobs.size).toBe(1);
    one.reader.isDone();
    other.reader.isDone();
    await done;
    expect(await evaluations()).toHaveLength(1);
  });

  it('is given up when it was begun three times, and nothing is left of it', async () => {
    const { token } = await begin(null);
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      server.clock.pass(SILENCE);
      const ending = aServer();
      const asked = ending.reader.asked();
      void resumeJobs(ending.context);
      await asked;
    }
    server.clock.pass(SILENCE);
    expect(await takeUp()).toBe(false);
    const { state, failure } = await look(token);
    expect([state, failure.code]).toEqual(['failed', 'evaluation_interrupted']);
    expect(failure.detail).toContain('3 times');
    expect([await evaluations(), filesIn('decks'), filesIn('readings')]).toEqual([[], [], []]);
  });

  it('comes before one that ended servers more often', async () => {
    const poison = await begin(null);
    server.clock.pass(SILENCE);
    const ending = aServer();
    const asked = ending.reader.asked();
    void resumeJobs(ending.context);
    await asked;
    const innocent = await begin(null);
    server.clock.pass(SILENCE);
    const next = aServer();
    const first = next.reader.asked();
    void resumeJobs(next.context);
    await first;
    expect((await look(innocent.token)).progress).not.toEqual({ stage: 'interrupted' });
    expect((await look(poison.token)).progress).toEqual({ stage: 'interrupted' });
  });

  it('can be cancelled before anybody takes it up', async () => {
    const { token } = await begin(null);
    server.clock.pass(SILENCE);
    expect((await call(server, 'DELETE', `/pitch-decks/evaluate/runs/${token}/`)).status).toBe(204);
    expect(await takeUp()).toBe(false);
    expect((await look(token)).state).toBe('cancelled');
    expect([await evaluations(), filesIn('decks')]).toEqual([[], []]);
  });

  it('can be cancelled while another goes on with it', async () => {
    const { token } = await begin(null);
    server.clock.pass(SILENCE);
    const other = aServer();
    const asked = other.reader.asked();
    const done = resumeJobs(other.context);
    await asked;
    await call(server, 'DELETE', `/pitch-decks/evaluate/runs/${token}/`);
    other.reader.isDone();
    await done;
    expect((await look(token)).state).toBe('cancelled');
    expect([await evaluations(), filesIn('decks'), filesIn('readings')]).toEqual([[], [], []]);
  });

  it('is told as lost where its deck is gone', async () => {
    const { token } = await begin(null);
    const [name] = filesIn('decks');
    await server.context.files.remove(`decks/${name}`);
    server.clock.pass(SILENCE);
    expect(await takeUp()).toBe(false);
    expect(await look(token)).toMatchObject({ state: 'failed', failure: { code: 'evaluation_interrupted' } });
  });

  it('keeps its deck however long that takes', async () => {
    const { token } = await begin(null);
    server.clock.pass(3 * 24 * 3600);
    await sweepFiles(server.context);
    await tidyUp(server.context);
    expect(filesIn('decks')).toHaveLength(1);
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });
});

describe('a server that was only silent', () => {
  it('makes no second result when another has taken its run, and tells nobody that it failed', async () => {
    const { token, run, reader } = await begin(null);
    server.clock.pass(SILENCE);
    await takeUp();
    reader.isDone();
    await expect(run.result).rejects.toBeInstanceOf(JobReleased);
    const { evaluation } = await look(token);
    expect(await evaluations()).toHaveLength(1);
    expect(filesIn('decks')).toEqual([`${evaluation.id}.pdf`]);
  });
});

describe('a server that is about to end', () => {
  it('leaves its runs to another, and that does not count', async () => {
    const { token, run } = await begin(null);
    run.release();
    await expect(run.result).rejects.toBeInstanceOf(JobReleased);
    for (let time = 0; time < 5; time += 1) {
      const next = aServer();
      const asked = next.reader.asked();
      const done = resumeJobs(next.context);
      await asked;
      for (const taken of next.context.jobs.values()) taken.release();
      await done;
    }
    expect((await look(token)).state).toBe('working');
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });
});

describe('what passes by itself', () => {
  it('does not end an evaluation that was begun', async () => {
    const { token, run, reader } = await begin(null);
    reader.fails(filesUnavailable(new Error('503')));
    await expect(run.result).rejects.toBeInstanceOf(JobReleased);
    expect((await look(token)).state).toBe('working');
    server.clock.pass(SILENCE);
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });

  it('such as readers with too much to do, is waited for when a run is taken up', async () => {
    const { token } = await begin(null);
    server.clock.pass(SILENCE);
    const crowded = aServer();
    const asked = crowded.reader.asked();
    const done = resumeJobs(crowded.context);
    await asked;
    crowded.reader.fails(busy(5, 'Too many decks are being read right now.'));
    await done;
    expect((await look(token)).state).toBe('working');
    server.clock.pass(SILENCE);
    expect(await takeUp()).toBe(true);
  });
});
