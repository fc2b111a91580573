import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { damagedPdf, encryptedPdf, firstPages, goodDeck } from '../decks/index.ts';
import { barsPng } from '../decks/kit.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';
import { answerCheck } from './answers.ts';
import { type Call, callsOf, type FileName } from './calls.ts';
import { type ApiDocument, operationsOf } from './operations.ts';
import { drawingOnce, readingOnce } from './reading-once.ts';
import { type SeededData, seed } from './seeded-data.ts';
import { send } from './send.ts';

/**
 * Each run sends the same calls. `CALLS=20000 SEED=7 npm test -- unit` sends more and others, and `npm test --
 * postgres` sends them to a server on PostgreSQL.
 */
const CALLS = Number(process.env.CALLS ?? 900);
const SEED = Number(process.env.SEED ?? 20_261_120);
/** Milliseconds; a call takes about twenty. */
const TIMEOUT = 60_000 + CALLS * 200;

/** Calls of one operation before the next one has its turn. */
const TURN = 4;
/** Calls until the data is seeded anew, because they use it up. */
const FRESH = 100;
/** Seconds between two seedings, after which most limits on attempts begin anew. */
const PAUSE = 1_200;
/** Low enough that the hasty address exceeds it. */
const REQUESTS_PER_MINUTE = '30';

let server: TestApp;
let files: Record<FileName, Uint8Array>;
let document: ApiDocument;
beforeAll(async () => {
  files = {
    deck: await firstPages(await goodDeck(), 4),
    picture: barsPng(64, 48),
    damaged: await damagedPdf(),
    encrypted: await encryptedPdf(),
    text: Buffer.from('not a PDF'),
    empty: new Uint8Array(),
  };
  server = await buildTestApp({
    readDeck: readingOnce(),
    drawDeck: drawingOnce(),
    env: { REQUESTS_PER_MINUTE },
  });
  document = server.app.swagger() as unknown as ApiDocument;
});
afterAll(() => server.close());

/** Sends calls, and keeps count of the answers. */
function caller() {
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  const problemsOf = answerCheck(document);
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  let data: SeededData | undefined;
  let sent = 0;

  async function problemsWith(call: Call): Promise<string[]> {
    const operation = operations.get(call.operation);
    if (!operation) throw new Error(`There is no operation ${call.operation}`);
    if (!data || sent % FRESH === 0) {
      server.clock.pass(PAUSE);
      data = await seed(server, files);
    }
    sent += 1;
    const { url, answer } = await send(server, { operation, call, data, files });
    const { statusCode: status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status < 300 && call.method === operation.method) succeeded.add(operation.id);
    if (status === 401) await data.renew(call.role);
    return problemsOf(operation, call.method, url, answer).map((problem) => `${status} ${problem}`);
  }
  return { problemsWith, operations: [...operations.values()], statuses, succeeded };
}

describe('a call that nobody thought of', () => {
  it(
    'is answered as the API document says, and never with a failure of the server',
    async () => {
      const { problemsWith, operations, statuses, succeeded } = caller();
      const properties = operations.map((operation) =>
        fc.asyncProperty(callsOf(operation, document.components.schemas), async (call) => {
          expect(await problemsWith(call)).toEqual([]);
        }),
      );
      const rounds = Math.ceil(CALLS / (TURN * properties.length));
      for (let turn = 0; turn < rounds * properties.length; turn += 1) {
        const holds = properties[turn % properties.length];
        if (holds) await fc.assert(holds, { numRuns: TURN, seed: SEED + turn });
      }
      if (process.env.CALLS) {
        const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
        process.stderr.write(
          `Seed ${SEED}, ${succeeded.size} of ${operations.length} operations: ${counted.join(', ')}\n`,
        );
      }
      // Otherwise the calls would only knock at the door.
      expect(succeeded.size).toBeGreaterThan(operations.length / 2);
    },
    TIMEOUT,
  );
});
