import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { setJobClock } from '../../../test/factories/job-clock.ts';
import { buildReader, readGoodDeck } from '../../../test/factories/readers.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { buildWorker } from '../../../test/factories/worker.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { busy, filesUnavailable } from '../../platform/errors/failures.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import type { Worker } from '../../platform/jobs/worker.ts';
import { randomToken } from '../../platform/security/secrets.ts';
import { startEvaluation } from './start-evaluation.ts';

/** Seconds without a heartbeat after which another worker takes a job. */
const SILENCE = 31;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
let reader: ReturnType<typeof buildReader>;
const workers: Worker[] = [];
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  reader = buildReader(deck);
  server = await buildTestApp({ readDeck: reader.read, hasNoTimer: true });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await server.close();
});

/** Starts an evaluation on the test's server, whose worker sends no heartbeats. */
async function begin(ownerId: number | null) {
  const token = randomToken();
  const path = join(server.dir, `${token}.pdf`);
  await writeFile(path, file);
  const taken = untilAsked(server.context.worker, reader);
  await startEvaluation(
    server.context,
    { token, ownerId, queueKey: 'somebody' },
    { path, filename: 'deck.pdf', size: file.length },
  );
  await taken;
  reader.says({ stage: 'reading', slide: 1, of: 12 });
  return token;
}

/** Lets a worker look for jobs until its reader is asked, however slow the machine. */
async function untilAsked(worker: Worker, { asked }: { asked: () => Promise<unknown> }): Promise<void> {
  let isAsked = false;
  void asked().then(() => {
    isAsked = true;
  });
  while (!isAsked) {
    await worker.look();
    await wait(50);
  }
}

/** Lets time pass without a heartbeat, so that the queue finds the job abandoned. */
async function silence() {
  for (let time = 0; time < 2; time += 1) {
    server.clock.pass(SILENCE);
    await setJobClock(server.context.db, server.clock.read());
    await server.context.queue.store.recover();
  }
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

/** A worker of another server. */
function aWorker() {
  const own = buildReader(deck);
  const worker = buildWorker(server.context, own.read);
  workers.push(worker);
  return { worker, reader: own };
}

/** Another server takes what waits and reads it at once. Returns whether there was anything. */
async function takeUp() {
  const { worker, reader: own } = aWorker();
  let isAsked = false;
  void own.asked().then(() => {
    isAsked = true;
    own.isDone();
  });
  await worker.look();
  await worker.idle(['reading']);
  return isAsked;
}

describe('an evaluation whose server has ended', () => {
  it('is taken by another, and its owner finds one result', async () => {
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    const token = await begin(user.id);
    expect(await takeUp()).toBe(false);
    await silence();
    expect(await look(token, headers)).toMatchObject({ state: 'working', progress: { stage: 'interrupted' } });
    expect(await takeUp()).toBe(true);
    const { state, evaluation } = await look(token, headers);
    expect([state, evaluation.original_filename, evaluation.page_count]).toEqual(['done', 'deck.pdf', 12]);
    expect(await evaluations()).toHaveLength(1);
    expect(filesIn('decks')).toEqual([`${evaluation.id}.pdf`]);
    expect(filesIn('readings')).toEqual([`${evaluation.id}.json`]);
  });

  it('is a visitor’s to claim all the same', async () => {
    const token = await begin(null);
    await silence();
    await takeUp();
    expect((await look(token)).evaluation.claim_token).toBe(token);
    const headers = await bearer(server.context, await buildUser(server.context));
    const claim = { headers, body: { claim_tokens: [token] } };
    expect((await call(server, 'POST', '/pitch-decks/evaluations/claim/', claim)).body).toEqual({ claimed: 1 });
  });

  it('is given up when it was begun three times, and nothing is left of it', async () => {
    const token = await begin(null);
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await silence();
      const ending = aWorker();
      await untilAsked(ending.worker, ending.reader);
    }
    await silence();
    expect(await takeUp()).toBe(false);
    const { state, failure } = await look(token);
    expect([state, failure.code]).toEqual(['failed', 'evaluation_interrupted']);
    expect(failure.detail).toContain('3 times');
    expect([await evaluations(), filesIn('decks'), filesIn('readings')]).toEqual([[], [], []]);
  });

  it('can be cancelled before anybody takes it', async () => {
    const token = await begin(null);
    await silence();
    expect((await call(server, 'DELETE', `/pitch-decks/evaluate/runs/${token}/`)).status).toBe(204);
    expect(await takeUp()).toBe(false);
    expect((await look(token)).state).toBe('cancelled');
    expect([await evaluations(), filesIn('decks')]).toEqual([[], []]);
  });

  it('can be cancelled while another goes on with it', async () => {
    const token = await begin(null);
    await silence();
    const other = aWorker();
    await untilAsked(other.worker, other.reader);
    await call(server, 'DELETE', `/pitch-decks/evaluate/runs/${token}/`);
    other.reader.isDone();
    await other.worker.idle(['reading']);
    expect((await look(token)).state).toBe('cancelled');
    expect([await evaluations(), filesIn('decks'), filesIn('readings')]).toEqual([[], [], []]);
  });

  it('is told as lost where its deck is gone', async () => {
    const token = await begin(null);
    const [name] = filesIn('decks');
    await server.context.files.remove(`decks/${name}`);
    await silence();
    expect(await takeUp()).toBe(false);
    expect(await look(token)).toMatchObject({ state: 'failed', failure: { code: 'evaluation_interrupted' } });
  });

  it('keeps its deck however long that takes', async () => {
    const token = await begin(null);
    server.clock.pass(3 * 24 * 3600);
    await sweepFiles(server.context);
    await silence();
    expect(filesIn('decks')).toHaveLength(1);
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });
});

describe('a server that was only silent', () => {
  it('makes no second result when another has taken its evaluation', async () => {
    const token = await begin(null);
    await silence();
    await takeUp();
    reader.isDone();
    await server.context.worker.idle(['reading']);
    const { evaluation } = await look(token);
    expect(await evaluations()).toHaveLength(1);
    expect(filesIn('decks')).toEqual([`${evaluation.id}.pdf`]);
  });
});

describe('a server that is about to end', () => {
  it('leaves its evaluations to another', async () => {
    const token = await begin(null);
    await server.context.worker.stop(0);
    expect(await look(token)).toMatchObject({ state: 'working', progress: { stage: 'waiting' } });
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });
});

describe('what passes by itself', () => {
  it.each([
    ['a file store that does not answer', filesUnavailable(new Error('503'))],
    ['readers with too much to do', busy(5, 'Too many decks are being read right now.')],
  ])('does not end an evaluation: %s', async (_, failure) => {
    const token = await begin(null);
    reader.fails(failure);
    await server.context.worker.idle(['reading']);
    expect((await look(token)).state).toBe('working');
    await silence();
    expect(await takeUp()).toBe(true);
    expect((await look(token)).state).toBe('done');
  });
});
