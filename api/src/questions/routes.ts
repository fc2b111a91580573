import type { FastifyReply } from 'fastify';
import { callerOf, viewerOf } from '../accounts/access/viewer.ts';
import type { Context } from '../accounts/context.ts';
import type { QuestionRow } from '../platform/database/tables.ts';
import type { Routes } from '../platform/http/routes.ts';
import { DEFAULT_SET } from './default-set.ts';
import { deleteQuestion } from './delete-question.ts';
import { presentQuestion } from './presenter.ts';
import { listQuestions } from './repository.ts';
import { revisionOf } from './revision.ts';
import { saveQuestions } from './save-questions.ts';
import * as schemas from './schemas.ts';

const config = { access: 'investor' } as const;
const reading = { ...config, remembersAccess: true } as const;
const MEGABYTE = 1024 * 1024;

/** The ETag is the revision of the set. The client sends it with the next change. */
function answerSet(reply: FastifyReply, rows: QuestionRow[]) {
  reply.header('etag', `"${revisionOf(rows)}"`);
  return rows.map(presentQuestion);
}

/** An investor's question set. */
export const questionRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/questions/', { schema: schemas.listQuestions, config: reading }, async (request, reply) =>
    answerSet(reply, await listQuestions(context.db, callerOf(request))),
  );

  app.get('/questions/default/', { schema: schemas.listDefaultQuestions, config }, async () => DEFAULT_SET);

  const save = { schema: schemas.saveQuestions, config, bodyLimit: 16 * MEGABYTE };
  app.post('/questions/save/', save, async (request, reply) => {
    const { questions, revision } = request.body;
    return answerSet(reply, await saveQuestions(context, viewerOf(request).user.id, questions, revision));
  });

  const remove = { schema: schemas.deleteQuestion, config: { ...config, answersError: true } };
  app.delete('/questions/:id/', remove, async (request, reply) => {
    const { revision } = request.query;
    const { deleted, left } = await deleteQuestion(context, viewerOf(request).user.id, request.params.id, revision);
    answerSet(reply, left);
    return { deleted };
  });
};
