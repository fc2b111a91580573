import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { ANSWER_FILE_MAX_BYTES } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../accounts/access/viewer.ts';
import type { Context } from '../../evaluation/context.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing } from '../../platform/http/unfinished-work.ts';
import { checkUploadFits } from '../quota/sent-storage.ts';
import { findSentQuestionnaire } from '../sending/repository.ts';
import { type ReceivedFile, withReceivedAnswers } from './receive-answers.ts';
import { listEarlierAnswers } from './repository.ts';
import { requestLikelihood } from './request-likelihood.ts';
import { saveAnswers, suggestionsFor } from './save-answers.ts';
import * as schemas from './schemas.ts';

const own = { access: 'login' } as const;
const MEGABYTE = 1024 * 1024;

/** Routes for answering an investor's questions. */
export const answerRoutes: Routes<Context> = async (app, { context }) => {
  const { config, db } = context;
  await app.register(multipart, {
    limits: { fileSize: ANSWER_FILE_MAX_BYTES, files: 50, fields: 10, fieldSize: 32 * MEGABYTE },
    throwFileSizeLimit: false,
  });
  const finish = finishing(app);
  const dir = join(config.dataDir, 'tmp');

  /** Checks that the user owns the submission before files are accepted. */
  async function ownSubmission(request: FastifyRequest, id: string) {
    const { user: founder } = viewerOf(request);
    const questionnaire = await findSentQuestionnaire(db, founder.id, id);
    if (!questionnaire) throw notFound('Submission');
    return { founder, submissionId: id, questionnaire };
  }

  const save = { schema: schemas.saveAnswers, config: own };
  app.patch('/pitch-decks/submissions/:id/answers/', save, async (request) => {
    const submission = await ownSubmission(request, request.params.id);
    const check = (files: readonly ReceivedFile[]) => checkUploadFits(context, files);
    return await finish(
      withReceivedAnswers(request, { dir, check }, (received) => saveAnswers(context, { ...submission, received })),
    );
  });

  const suggest = { schema: schemas.listSuggestions, config: own };
  app.get('/pitch-decks/submissions/:id/suggestions/', suggest, async (request) => {
    const { founder, submissionId, questionnaire } = await ownSubmission(request, request.params.id);
    const { rows } = questionnaire;
    const questions = [...new Set(rows.map(({ question }) => question))];
    return suggestionsFor(rows, await listEarlierAnswers(db, founder.id, submissionId, questions));
  });

  const judge = { schema: schemas.requestLikelihood, config: own };
  app.post('/pitch-decks/submissions/:id/likelihood/', judge, async (request) => {
    const { id } = request.params;
    // Both dashboards wait for the score, so the work goes on when the founder closes the tab.
    const { signal } = new AbortController();
    const result = await finish(requestLikelihood(context, viewerOf(request).user, id, signal));
    return { submission_id: id, ...result };
  });
};
