import type { Context } from '../context.ts';
import type { EngineName } from '../engine/types.ts';
import { evaluationCancelled, evaluationStarted } from '../errors/failures.ts';
import { translate } from '../errors/translate.ts';
import { changeRun, insertRun } from '../repositories/evaluation-runs.ts';
import { Run } from '../runs/run.ts';
import { keepAlive, LEASE_MS, type Runs } from '../runs/runs.ts';
import { hashToken } from '../security/secrets.ts';
import { displayName } from '../uploads/display-name.ts';
import type { ReceivedDeck } from '../uploads/receive-deck.ts';
import { type Evaluated, evaluateDeck } from './evaluate-deck.ts';
import { removeEvaluationOf } from './remove-evaluation.ts';

const DAY = 24 * 3_600_000;

/** Who evaluates, and by which token the run is found again. */
export interface Starting {
  token: string;
  ownerId: number | null;
  /** Whose turn it takes with the readers. */
  turn: string;
  engine?: EngineName | undefined;
}

/** What is kept of a failure: what was told of it. */
function toldOf(error: unknown): string {
  const failure = translate(error as never);
  return JSON.stringify({
    code: failure?.code ?? 'internal',
    detail: failure?.message ?? 'Server error. Please try again later.',
  });
}

/**
 * Evaluates a deck in a run that goes on when nobody waits for it, and that is found again by its token for a day.
 * @param receive hands in the deck once it is there, and keeps it for as long as it is worked with
 */
export function startRun(
  context: Context,
  runs: Runs<Evaluated>,
  { token, ownerId, turn, engine }: Starting,
  receive: (use: (deck: ReceivedDeck) => Promise<Evaluated>) => Promise<Evaluated>,
): Run<Evaluated> {
  const { db, clock } = context;
  const hash = hashToken(token);
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  async function finish(evaluated: Evaluated): Promise<Evaluated> {
    const { id } = evaluated.evaluation;
    if (await changeRun(db, hash, { state: 'done', evaluation_id: id, expires_at: after(DAY) })) return evaluated;
    await removeEvaluationOf(context, evaluated.evaluation);
    throw evaluationCancelled();
  }

  if (runs.has(hash)) throw evaluationStarted();
  const run = new Run<Evaluated>((signal, onProgress) =>
    receive(async (deck) => {
      const row = { token_hash: hash, user_id: ownerId, original_filename: displayName(deck.filename) };
      const kept = { evaluation_id: null, failure: null, created_at: after(0), expires_at: after(LEASE_MS) };
      if (!(await insertRun(db, { ...row, ...kept, state: 'working' }))) throw evaluationStarted();
      const rest = keepAlive(() => changeRun(db, hash, { expires_at: after(LEASE_MS) }));
      try {
        const claimToken = ownerId === null ? token : undefined;
        const how = { turn, engine, onProgress, claimToken };
        return await finish(await evaluateDeck(context, deck, ownerId, signal, how));
      } catch (error) {
        await changeRun(db, hash, { state: 'failed', failure: toldOf(error), expires_at: after(DAY) });
        throw error;
      } finally {
        rest();
      }
    }).finally(() => runs.delete(hash)),
  );
  runs.set(hash, run);
  return run;
}

/** Stops a run, wherever it is worked on. Returns false when it is not under way. */
export async function cancelRun(
  { db }: Pick<Context, 'db'>,
  runs: Runs<Evaluated>,
  tokenHash: string,
): Promise<boolean> {
  const isUnderWay = await changeRun(db, tokenHash, { state: 'cancelled' });
  runs.get(tokenHash)?.cancel();
  return isUnderWay;
}
