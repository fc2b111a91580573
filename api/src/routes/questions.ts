import type { FastifyReply } from 'fastify';
import { deleteQuestion } from '../commands/delete-question.ts';
import { saveQuestions } from '../commands/save-questions.ts';
import type { QuestionRow } from '../database/tables.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentQuestion } from '../presenters/questions.ts';
import { DEFAULT_SET } from '../questions/default-set.ts';
import { revisionOf } from '../questions/revision.ts';
import { listQuestions } from '../repositories/questions.ts';
import * as schemas from '../schemas/questions.ts';
import type { Routes } from './options.ts';

const config = { access: 'investor' } as const;
const MEGABYTE = 1024 * 1024;

/** The answer's ETag is the revision of the set, to be sent along with the next change. */
function answerSet(reply: FastifyReply, rows: QuestionRow[]) {
  reply.header('etag', `"${revisionOf(rows)}"`);
  return rows.map(presentQuestion);
}

/** An investor's question set. */
export const questionRoutes: Routes = async (app, { context }) => {
  app.get('/questions/', { schema: schemas.listQuestions, config }, async (request, reply) =>
    answerSet(reply, await listQuestions(context.db, viewerOf(request).user.id)),
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
