import { callerOf, viewerOf } from '../../accounts/access/viewer.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import type { Context } from '../context.ts';
import { presentComparison, presentEvaluation, presentSummary } from './presenter.ts';
import { removeEvaluation } from './remove-evaluation.ts';
import { claimEvaluations, findEvaluation, listEvaluations, renameEvaluation } from './repository.ts';
import * as schemas from './schemas.ts';
import { presentDeckSlides } from './slides-presenter.ts';

const own = { access: 'login' } as const;
const reading = { ...own, remembersAccess: true } as const;

export const evaluationRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;
  const list = { schema: schemas.listEvaluations, config: { ...reading, isAskedAgain: true } };
  app.get('/pitch-decks/evaluations/', list, async (request) => {
    const isWhole = Object.keys(request.query).length === 0;
    const page = isWhole ? null : pageOf(request.query);
    const { count, results: rows } = await listEvaluations(db, callerOf(request), page, request.query.file_sha256);
    const results = rows.map(presentSummary);
    return isWhole ? results : { count, results };
  });

  app.get('/pitch-decks/evaluations/:id/', { schema: schemas.getEvaluation, config: reading }, async (request) => {
    const evaluation = await findEvaluation(db, callerOf(request), request.params.id);
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
    return await presentDeckSlides(context, evaluation);
  });

  const compare = { schema: schemas.compareEvaluations, config: own };
  app.get('/pitch-decks/evaluations/:id/changes/:earlier/', compare, async (request) => {
    const userId = viewerOf(request).user.id;
    const [later, earlier] = await Promise.all([
      findEvaluation(db, userId, request.params.id),
      findEvaluation(db, userId, request.params.earlier),
    ]);
    if (!later || !earlier) throw notFound('Evaluation');
    return presentComparison(earlier, later);
  });

  app.post('/pitch-decks/evaluations/claim/', { schema: schemas.claimEvaluations, config: own }, async (request) => ({
    claimed: await claimEvaluations(db, viewerOf(request).user.id, request.body.claim_tokens, clock()),
  }));
};
