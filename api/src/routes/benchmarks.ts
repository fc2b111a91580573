import { STAGES, type Stage } from '@northlight/shared-api/rules';
import { type Compared, compareWith, MINIMUM } from '../benchmarks/compare.ts';
import { demoDecks } from '../demo/compared-decks.ts';
import { readResult } from '../engine/stored-result.ts';
import { notFound } from '../errors/failures.ts';
import { viewerOf } from '../plugins/access.ts';
import { deleteConsent, findConsent, listCompared, saveConsent } from '../repositories/benchmarks.ts';
import { findEvaluation } from '../repositories/evaluations.ts';
import * as schemas from '../schemas/benchmarks.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;

const scoresOf = (result: string) => readResult(result).scores.map(({ score }) => score);
const stageOf = (stored: string): Stage => STAGES.find((stage) => stage === stored) ?? STAGES[0];

/** How an evaluation compares with others', for those who let theirs be compared. */
export const benchmarkRoutes: Routes = async (app, { context }) => {
  const { db, clock, config: settings } = context;

  /** The decks of others: of the demo where there is one, never the two mixed. */
  async function others(userId: number): Promise<Compared[]> {
    if (settings.demo) return await demoDecks();
    const rows = await listCompared(db);
    return rows
      .filter(({ user_id }) => user_id !== userId)
      .map(({ result, work_field, stage }) => ({ sector: work_field, stage, scores: scoresOf(result) }));
  }

  app.get('/pitch-decks/evaluations/:id/benchmarks/', { schema: schemas.getBenchmarks, config }, async (request) => {
    const { user } = viewerOf(request);
    const evaluation = await findEvaluation(db, user.id, request.params.id);
    if (!evaluation) throw notFound('Evaluation');
    const row = await findConsent(db, user.id);
    const consent = row ? { stage: stageOf(row.stage), given_at: row.given_at } : null;
    const own = { sector: user.work_field, stage: consent?.stage ?? null, scores: scoresOf(evaluation.result) };
    const groups = consent || settings.demo ? compareWith(own, await others(user.id)) : [];
    return { consent, is_demo: settings.demo, minimum: MINIMUM, groups };
  });

  app.put('/accounts/benchmarks/', { schema: schemas.giveConsent, config }, async (request) => {
    const consent = { stage: request.body.stage, given_at: clock().toISOString() };
    await saveConsent(db, { user_id: viewerOf(request).user.id, ...consent });
    return consent;
  });

  app.delete('/accounts/benchmarks/', { schema: schemas.withdrawConsent, config }, async (request, reply) => {
    await deleteConsent(db, viewerOf(request).user.id);
    return reply.code(204).send();
  });
};
