import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { DECK_MAX_BYTES, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import { evaluateDeck } from '../commands/evaluate-deck.ts';
import { removeEvaluation } from '../commands/remove-evaluation.ts';
import { notAuthenticated, notFound } from '../errors/failures.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentEvaluation, presentSummary } from '../presenters/evaluations.ts';
import { presentSlides } from '../presenters/slides.ts';
import { claimEvaluations, findEvaluation, listEvaluations, renameEvaluation } from '../repositories/evaluations.ts';
import { pageOf } from '../schemas/common.ts';
import * as schemas from '../schemas/evaluations.ts';
import { throttle } from '../security/throttle.ts';
import { withReceivedDeck } from '../uploads/receive-deck.ts';
import { finishing, leaving } from '../uploads/work.ts';
import type { Routes } from './options.ts';

const own = { access: 'login' } as const;

/** Evaluating decks, and what came of it. */
export const evaluationRoutes: Routes = async (app, { context }) => {
  const { config, db, clock, fileLinks } = context;
  await app.register(multipart, {
    limits: { fileSize: DECK_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
  const visitors = { what: 'evaluations', attempts: config.visitorEvaluationsPerHour, windowMs: 3_600_000 };

  const finish = finishing(app);
  const reception = { dir: join(config.dataDir, 'tmp'), rule: EVALUATION_UPLOAD };

  const evaluate = { schema: schemas.evaluateDeck, config: { access: 'everyone' } } as const;
  app.post('/pitch-decks/evaluate/', evaluate, async (request, reply) => {
    const owner = request.viewer?.user.id ?? null;
    if (owner === null && config.evaluationAccess === 'login') throw notAuthenticated();
    if (owner === null) await throttle(context, 'visitor-evaluation', visitors, request.ip);
    const signal = leaving(reply);
    const work = withReceivedDeck(request, reception, (deck) => evaluateDeck(context, deck, owner, signal));
    const { evaluation, claimToken } = await finish(work);
    return reply.code(201).send({ ...presentEvaluation(evaluation), claim_token: claimToken });
  });

  app.get('/pitch-decks/evaluations/', { schema: schemas.listEvaluations, config: own }, async (request) => {
    const isWhole = Object.keys(request.query).length === 0;
    const page = isWhole ? null : pageOf(request.query);
    const list = await listEvaluations(db, viewerOf(request).user.id, page);
    const results = list.results.map(presentSummary);
    return isWhole ? results : { count: list.count, results };
  });

  app.get('/pitch-decks/evaluations/:id/', { schema: schemas.getEvaluation, config: own }, async (request) => {
    const evaluation = await findEvaluation(db, viewerOf(request).user.id, request.params.id);
    if (!evaluation) throw notFound('Evaluation');
    return presentEvaluation(evaluation);
  });

  app.patch('/pitch-decks/evaluations/:id/', { schema: schemas.patchEvaluation, config: own }, async (request) => {
    const name = request.body.name || null;
    const evaluation = await renameEvaluation(db, viewerOf(request).user.id, request.params.id, name);
    if (!evaluation) throw notFound('Evaluation');
    return presentEvaluation(evaluation);
  });

  app.delete(
    '/pitch-decks/evaluations/:id/',
    { schema: schemas.deleteEvaluation, config: own },
    async (request, reply) => {
      const isThere = await removeEvaluation(context, viewerOf(request).user.id, request.params.id);
      if (!isThere) throw notFound('Evaluation');
      return reply.code(204).send();
    },
  );

  const slides = { schema: schemas.listEvaluationSlides, config: own };
  app.get('/pitch-decks/evaluations/:id/slides/', slides, async (request) => {
    const evaluation = await findEvaluation(db, viewerOf(request).user.id, request.params.id);
    if (!evaluation) throw notFound('Evaluation');
    if (evaluation.file_key === null) throw notFound('Deck');
    const { original_filename, file_key: key } = evaluation;
    return {
      original_filename,
      file_url: fileLinks.to({ key, name: original_filename }),
      slides: presentSlides(fileLinks, { key }, await context.slides.sheet({ key })),
    };
  });

  app.post('/pitch-decks/evaluations/claim/', { schema: schemas.claimEvaluations, config: own }, async (request) => ({
    claimed: await claimEvaluations(db, viewerOf(request).user.id, request.body.claim_tokens, clock()),
  }));
};
