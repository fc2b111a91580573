import { callerOf } from '../../accounts/access/viewer.ts';
import type { Context } from '../../evaluation/context.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import { presentGivenAnswers, presentReasons } from '../received/presenter.ts';
import { listGivenAnswers } from '../sending/repository.ts';
import { listSlideTimes } from '../slides/slide-views-repository.ts';
import { presentSent, presentSentRow, presentViews } from './presenter.ts';
import { countSent, findSent, listAllSent, listEvents, listSent, listVersions } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login', remembersAccess: true } as const;

/** Routes for the decks that a founder has sent. */
export const sentSubmissionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock, fileLinks } = context;
  const base = '/pitch-decks/founder/submissions';

  const list = { schema: schemas.listSent, config: { ...config, isAskedAgain: true } };
  app.get(`${base}/`, list, async (request) => {
    const { query } = request;
    const founderId = callerOf(request);
    if (Object.keys(query).length === 0) {
      const rows = await listAllSent(db, founderId);
      return rows.map((row) => presentSent(row, context));
    }
    const { count, results } = await listSent(db, founderId, query.search ?? '', pageOf(query));
    const now = clock();
    return { count, results: results.map((row) => presentSentRow(row, now)) };
  });

  app.get(`${base}/summary/`, { schema: schemas.summariseSent, config }, async (request) =>
    countSent(db, callerOf(request)),
  );

  app.get(`${base}/:id/`, { schema: schemas.getSent, config }, async (request) => {
    const founderId = callerOf(request);
    const row = await findSent(db, founderId, request.params.id);
    if (!row) throw notFound('Submission');
    const [versions, answers, events, times] = await Promise.all([
      listVersions(db, founderId, row.investor_id),
      listGivenAnswers(db, row),
      listEvents(db, row.id),
      listSlideTimes(db, row.id),
    ]);
    return {
      ...presentSent(row, context),
      answers: presentGivenAnswers(answers, fileLinks),
      likelihood: presentReasons(row),
      events,
      versions: versions.map(({ likelihood_score: _, ...version }) => version),
      views: presentViews(times),
    };
  });
};
