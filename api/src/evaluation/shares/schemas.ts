import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';
import { Evaluation, EvaluationSlides } from '../results/schemas.ts';

const tags = ['Evaluations'];

/** Available lifetimes of a link, in days. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;

/** A link with which anybody can read an evaluation. */
export const EvaluationShare = z
  .object({
    id: z.string(),
    created_at: Timestamp,
    expires_at: Timestamp,
    last_opened_at: Timestamp.nullable(),
  })
  .meta({ id: 'EvaluationShare' });

/** The token is part of the link and is returned only once. */
export const NewEvaluationShare = EvaluationShare.extend({ token: z.string() }).meta({ id: 'NewEvaluationShare' });

export const listShares = {
  operationId: 'listEvaluationShares',
  tags,
  summary: 'The active share links of an evaluation, newest first',
  params: IdParams,
  response: { 200: z.array(EvaluationShare), ...errors(401, 404) },
};

export const ShareRequest = z
  .object({ days: z.union(SHARE_DAYS.map((days) => z.literal(days))) })
  .meta({ id: 'ShareRequest' });

export const createShare = {
  operationId: 'createEvaluationShare',
  tags,
  summary: 'Creates a link with which anybody can read an evaluation for a few days',
  params: IdParams,
  body: ShareRequest,
  response: { 201: NewEvaluationShare, ...errors(400, 401, 404, 409) },
};

export const deleteShare = {
  operationId: 'deleteEvaluationShare',
  tags,
  summary: 'Revokes a share link',
  params: IdParams.extend({ share: z.string().max(64) }),
  response: { 204: NoContent, ...errors(401, 404) },
};

const TokenParams = z.object({ token: z.string().max(64) });

/** An evaluation as shown to somebody with a link. */
export const SharedEvaluation = Evaluation.extend({
  share_expires_at: Timestamp.describe('When the link expires'),
}).meta({ id: 'SharedEvaluation' });

export const getShared = {
  operationId: 'getSharedEvaluation',
  tags,
  summary: 'An evaluation, by a share link',
  params: TokenParams,
  response: { 200: SharedEvaluation, ...errors(404) },
};

export const SharedSlides = EvaluationSlides.omit({ file_url: true }).meta({ id: 'SharedSlides' });

export const listSharedSlides = {
  operationId: 'listSharedEvaluationSlides',
  tags,
  summary: 'The slides of an evaluation, by a share link',
  params: TokenParams,
  response: { 200: SharedSlides, ...errors(404, 422, 503) },
};
