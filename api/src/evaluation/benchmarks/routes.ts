import { STAGES, type Stage } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { viewerOf } from '../../accounts/access/viewer.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Context } from '../context.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { readResult } from '../engine/stored-result.ts';
import { findEvaluation, findLatestEvaluation } from '../results/repository.ts';
import { type Compared, compareWith, MINIMUM } from './compare.ts';
import { demoDecks } from './demo-decks.ts';
import { deleteConsent, findConsent, listCompared, saveConsent } from './repository.ts';
import { isPresent, presentScores, readScores, type Scores } from './rubric-scores.ts';
import * as schemas from './schemas.ts';

type Judged = z.output<typeof schemas.Benchmarks>['own'];

const config = { access: 'login' } as const;

const stageOf = (stored: string): Stage => STAGES.find((stage) => stage === stored) ?? STAGES[0];

const howJudged = (scores: Scores | null, result: string): Judged =>
  scores === null ? 'unknown' : isPresent(readResult(result)) ? 'as_shown' : 'judged_anew';

/** Routes for users who take part in the comparison with other decks. */
export const benchmarkRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock, config: settings } = context;

  /** The decks to compare with: demo decks in the demo, real ones otherwise, never both. */
  async function others(userId: number): Promise<Compared[]> {
    if (settings.demo) return await demoDecks();
    const rows = await listCompared(db, RUBRIC_VERSION, userId);
    return rows.flatMap(({ scores, work_field, stage }) => {
      const read = readScores(scores);
      return read ? [{ sector: work_field, stage, scores: read }] : [];
    });
  }

  app.get('/pitch-decks/evaluations/:id/benchmarks/', { schema: schemas.getBenchmarks, config }, async (request) => {
    const { user } = viewerOf(request);
    const evaluation = await findEvaluation(db, user.id, request.params.id);
    if (!evaluation) throw notFound('Evaluation');
    const row = await findConsent(db, user.id);
    const consent = row ? { stage: stageOf(row.stage), given_at: row.given_at } : null;
    const scores = consent || settings.demo ? await presentScores(context, evaluation) : null;
    const own = scores && { sector: user.work_field, stage: consent?.stage ?? null, scores };
    return {
      consent,
      is_demo: settings.demo,
      minimum: MINIMUM,
      rubric_version: RUBRIC_VERSION,
      own: howJudged(scores, evaluation.result),
      groups: own ? compareWith(own, await others(user.id)) : [],
    };
  });

  app.put('/accounts/benchmarks/', { schema: schemas.giveConsent, config }, async (request) => {
    const consent = { stage: request.body.stage, given_at: clock().toISOString() };
    const { id } = viewerOf(request).user;
    await saveConsent(db, { user_id: id, ...consent });
    const latest = await findLatestEvaluation(db, id);
    if (latest) await presentScores(context, latest);
    return consent;
  });

  app.delete('/accounts/benchmarks/', { schema: schemas.withdrawConsent, config }, async (request, reply) => {
    await deleteConsent(db, viewerOf(request).user.id);
    return reply.code(204).send();
  });
};
