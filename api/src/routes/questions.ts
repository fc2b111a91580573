import { deleteQuestion } from '../commands/delete-question.ts';
import { saveQuestions } from '../commands/save-questions.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentQuestion } from '../presenters/questions.ts';
import { DEFAULT_SET } from '../questions/default-set.ts';
import { listQuestions } from '../repositories/questions.ts';
import * as schemas from '../schemas/questions.ts';
import type { Routes } from './options.ts';

const config = { access: 'investor' } as const;
const MEGABYTE = 1024 * 1024;

/** An investor's question set. */
export const questionRoutes: Routes = async (app, { context }) => {
  app.get('/questions/', { schema: schemas.listQuestions, config }, async (request) =>
    (await listQuestions(context.db, viewerOf(request).user.id)).map(presentQuestion),
  );

  app.get('/questions/default/', { schema: schemas.listDefaultQuestions, config }, async () => DEFAULT_SET);

  const save = { schema: schemas.saveQuestions, config, bodyLimit: 16 * MEGABYTE };
  app.post('/questions/save/', save, async (request) =>
    (await saveQuestions(context, viewerOf(request).user.id, request.body.questions)).map(presentQuestion),
  );

  const remove = { schema: schemas.deleteQuestion, config: { ...config, answersError: true } };
  app.delete('/questions/:id/', remove, async (request) => ({
    deleted: await deleteQuestion(context, viewerOf(request).user.id, request.params.id),
  }));
};
