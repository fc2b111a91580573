import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { DECK_MAX_BYTES, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import { withReceivedDeck } from '../../decks/storage/receive-deck.ts';
import { evaluationOver, notAuthenticated, notFound } from '../../platform/errors/failures.ts';
import { sendEvents, wantsEvents } from '../../platform/http/event-stream.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing, leaving } from '../../platform/http/unfinished-work.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { throttle } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { presentEvaluation } from '../results/presenter.ts';
import { presentDeckSlides } from '../results/slides-presenter.ts';
import { evaluateDeck } from './evaluate-deck.ts';
import type { Evaluated } from './evaluated.ts';
import { findJobOf } from './find-job.ts';
import { type Job, JobReleased } from './job.ts';
import { presentJob } from './presenter.ts';
import { cancelJob, startJob } from './run-evaluation.ts';
import * as schemas from './schemas.ts';

const config = { access: 'everyone' } as const;

const presentNew = ({ evaluation, claimToken }: Evaluated) => ({
  ...presentEvaluation(evaluation),
  claim_token: claimToken,
});

async function* eventsOf(run: Job<Evaluated>) {
  for await (const progress of run.progress()) yield { event: 'progress' as const, progress };
  // A released job has no result here. The client asks for it by its token.
  const evaluated = await run.result.catch((error) => {
    if (error instanceof JobReleased) return null;
    throw error;
  });
  if (evaluated) yield { event: 'done' as const, evaluation: presentNew(evaluated) };
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
    if (!wantsEvents(request)) {
      const work = withReceivedDeck(request, reception, (deck) =>
        evaluateDeck(context, deck, ownerId, gone, { queueKey, engine }),
      );
      return reply.code(201).send(presentNew(await finish(work)));
    }
    const token = request.headers['evaluation-token'] ?? randomToken();
    const run = startJob(context, { token, ownerId, queueKey, engine }, (use) =>
      withReceivedDeck(request, reception, use),
    );
    run.needs(gone);
    finish(run.result).catch(() => {});
    return await sendEvents(reply.code(201), eventsOf(run), finish);
  });

  app.get('/pitch-decks/evaluate/runs/:token/', { schema: schemas.getRun, config }, async (request) => {
    const { token } = request.params;
    const found = await findJobOf(context, token, request.viewer?.user.id ?? null);
    return presentJob(found, token, context.jobs.get(hashToken(token))?.latest ?? null);
  });

  app.delete('/pitch-decks/evaluate/runs/:token/', { schema: schemas.cancelJob, config }, async (request, reply) => {
    const { token } = request.params;
    await findJobOf(context, token, request.viewer?.user.id ?? null);
    if (!(await cancelJob(context, hashToken(token)))) throw evaluationOver();
    return reply.code(204).send();
  });

  const slides = { schema: schemas.listRunSlides, config };
  app.get('/pitch-decks/evaluate/runs/:token/slides/', slides, async (request) => {
    const { evaluation } = await findJobOf(context, request.params.token, request.viewer?.user.id ?? null);
    if (!evaluation) throw notFound('Evaluation');
    return await presentDeckSlides(context, evaluation);
  });
};
