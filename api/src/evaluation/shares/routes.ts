import { randomUUID } from 'node:crypto';
import { viewerOf } from '../../accounts/access/viewer.ts';
import { notFound, tooManyShares } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { presentEvaluation } from '../results/presenter.ts';
import { findEvaluation } from '../results/repository.ts';
import { presentDeckSlides } from '../results/slides-presenter.ts';
import { MAX_SHARES, shareExpiry } from './policy.ts';
import { deleteShare, findSharedEvaluation, insertShare, listShares, noteShareOpened } from './repository.ts';
import * as schemas from './schemas.ts';

const own = { access: 'login' } as const;
const anybody = { access: 'anonymous' } as const;

/** Routes for share links, which open an evaluation without an account. */
export const evaluationShareRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;
  const base = '/pitch-decks/evaluations/:id/shares';

  async function ownEvaluation(userId: number, id: string): Promise<string> {
    const evaluation = await findEvaluation(db, userId, id);
    if (!evaluation) throw notFound('Evaluation');
    return evaluation.id;
  }

  async function shared(token: string) {
    const evaluation = await findSharedEvaluation(db, hashToken(token), clock());
    if (!evaluation) throw notFound('Evaluation');
    return evaluation;
  }

  app.get(`${base}/`, { schema: schemas.listShares, config: own }, async (request) => {
    const id = await ownEvaluation(viewerOf(request).user.id, request.params.id);
    return await listShares(db, id, clock());
  });

  app.post(`${base}/`, { schema: schemas.createShare, config: own }, async (request, reply) => {
    const evaluation_id = await ownEvaluation(viewerOf(request).user.id, request.params.id);
    const now = clock();
    if ((await listShares(db, evaluation_id, now)).length >= MAX_SHARES) throw tooManyShares(MAX_SHARES);
    const token = randomToken();
    const expires_at = shareExpiry(now, request.body.days);
    const share = { id: randomUUID(), created_at: now.toISOString(), expires_at, last_opened_at: null };
    await insertShare(db, { ...share, evaluation_id, token_hash: hashToken(token) });
    return reply.code(201).send({ ...share, token });
  });

  app.delete(`${base}/:share/`, { schema: schemas.deleteShare, config: own }, async (request, reply) => {
    const id = await ownEvaluation(viewerOf(request).user.id, request.params.id);
    if (!(await deleteShare(db, id, request.params.share))) throw notFound('Link');
    return reply.code(204).send();
  });

  const open = { schema: schemas.getShared, config: anybody };
  app.get('/pitch-decks/shared-evaluations/:token/', open, async ({ params: { token } }, reply) => {
    const evaluation = await shared(token);
    await noteShareOpened(db, hashToken(token), clock());
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return { ...presentEvaluation(evaluation), share_expires_at: evaluation.share_expires_at };
  });

  const slides = { schema: schemas.listSharedSlides, config: anybody };
  app.get('/pitch-decks/shared-evaluations/:token/slides/', slides, async ({ params: { token } }, reply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return await presentDeckSlides(context, await shared(token));
  });
};
