import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { DECK_MAX_BYTES, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import { type ReceivedDeck, withReceivedDeck } from '../../decks/storage/receive-deck.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import {
  evaluationCancelled,
  evaluationOver,
  notAuthenticated,
  notFound,
  restarting,
} from '../../platform/errors/failures.ts';
import { failureFrom } from '../../platform/errors/public-failure.ts';
import { sendEvents, wantsEvents } from '../../platform/http/event-stream.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing, leaving } from '../../platform/http/unfinished-work.ts';
import { JobReleased } from '../../platform/jobs/jobs.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { throttle } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { presentEvaluation } from '../results/presenter.ts';
import { presentDeckSlides } from '../results/slides-presenter.ts';
import type { ScoringProgress } from './evaluate-deck.ts';
import { evaluationJob } from './evaluation-job.ts';
import { findRunOf } from './find-run.ts';
import { presentRun, presentWaiting } from './presenter.ts';
import * as schemas from './schemas.ts';
import { cancelEvaluation, startEvaluation } from './start-evaluation.ts';

const config = { access: 'everyone' } as const;

const presentNew = (evaluation: EvaluationRow, token: string) => ({
  ...presentEvaluation(evaluation),
  claim_token: evaluation.user_id === null ? token : null,
});

/**
 * The result of a run that has ended.
 * @throws {Failure} as the evaluation, or evaluation_cancelled
 */
async function resultOf(context: Context, token: string, viewerId: number | null) {
  const { run, evaluation } = await findRunOf(context, token, viewerId);
  if (evaluation) return presentNew(evaluation, token);
  if (run.failure !== null) throw failureFrom(run.failure);
  throw evaluationCancelled();
}

/** What a client that waits is told. When this server stops, the client asks for the result by its token. */
async function* eventsOf(context: Context, token: string, viewerId: number | null, gone: AbortSignal) {
  try {
    for await (const seen of context.jobs.follow(evaluationJob, hashToken(token), gone)) {
      const progress = 'position' in seen ? presentWaiting(seen) : (seen.progress as ScoringProgress);
      yield { event: 'progress' as const, progress };
    }
  } catch (error) {
    if (error instanceof JobReleased || gone.aborted) return;
    throw error;
  }
  yield { event: 'done' as const, evaluation: await resultOf(context, token, viewerId) };
}

/** Waits for the result. If the client leaves, the evaluation is cancelled. */
async function waitFor(context: Context, token: string, viewerId: number | null, gone: AbortSignal) {
  try {
    for await (const _ of context.jobs.follow(evaluationJob, hashToken(token), gone));
  } catch (error) {
    await cancelEvaluation(context, hashToken(token));
    throw error instanceof JobReleased ? restarting() : error;
  }
  return await resultOf(context, token, viewerId);
}

/** Routes that start an evaluation job, wait for it and return to it. */
export const evaluateRoutes: Routes<Context> = async (app, { context }) => {
  const { config: settings } = context;
  await app.register(multipart, {
    limits: { fileSize: DECK_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
  const visitors = { what: 'evaluations', attempts: settings.visitorEvaluationsPerHour, windowMs: 3_600_000 };
  const reception = { dir: join(settings.dataDir, 'tmp'), rule: EVALUATION_UPLOAD };
  const finish = finishing(app);

  app.post('/pitch-decks/evaluate/', { schema: schemas.evaluateDeck, config }, async (request, reply) => {
    const ownerId = request.viewer?.user.id ?? null;
    if (ownerId === null && settings.evaluationAccess === 'login') throw notAuthenticated();
    if (ownerId === null) await throttle(context, 'visitor-evaluation', visitors, request.ip);
    const queueKey = ownerId === null ? request.ip : `account ${ownerId}`;
    const { engine } = request.query;
    const gone = leaving(reply);
    const token = request.headers['evaluation-token'] ?? randomToken();
    const start = (deck: ReceivedDeck) => startEvaluation(context, { token, ownerId, queueKey, engine }, deck);
    await finish(withReceivedDeck(request, reception, start));
    if (wantsEvents(request)) {
      return await sendEvents(reply.code(201), eventsOf(context, token, ownerId, gone), finish);
    }
    return reply.code(201).send(await finish(waitFor(context, token, ownerId, gone)));
  });

  app.get('/pitch-decks/evaluate/runs/:token/', { schema: schemas.getRun, config }, async (request) => {
    const { token } = request.params;
    const found = await findRunOf(context, token, request.viewer?.user.id ?? null);
    return presentRun(found, token, await context.jobs.find(evaluationJob, hashToken(token)));
  });

  app.delete('/pitch-decks/evaluate/runs/:token/', { schema: schemas.cancelJob, config }, async (request, reply) => {
    const { token } = request.params;
    await findRunOf(context, token, request.viewer?.user.id ?? null);
    if (!(await cancelEvaluation(context, hashToken(token)))) throw evaluationOver();
    return reply.code(204).send();
  });

  const slides = { schema: schemas.listRunSlides, config };
  app.get('/pitch-decks/evaluate/runs/:token/slides/', slides, async (request) => {
    const { evaluation } = await findRunOf(context, request.params.token, request.viewer?.user.id ?? null);
    if (!evaluation) throw notFound('Evaluation');
    return await presentDeckSlides(context, evaluation);
  });
};
