import { viewerOf } from '../../accounts/access/viewer.ts';
import type { Context } from '../../evaluation/context.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import { presentGivenAnswers, presentReasons } from '../received/presenter.ts';
import { listAnswers } from '../sending/repository.ts';
import { listSlideTimes } from '../slides/slide-views-repository.ts';
import { presentSent, presentViews } from './presenter.ts';
import { countSent, findSent, listEvents, listSent, listVersions } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;

/** Routes for the decks that a founder has sent. */
export const sentSubmissionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, fileLinks } = context;
  const base = '/pitch-decks/founder/submissions';

  app.get(`${base}/`, { schema: schemas.listSent, config }, async (request) => {
    const { query } = request;
    const isWhole = Object.keys(query).length === 0;
    const page = isWhole ? null : pageOf(query);
    const { count, results } = await listSent(db, viewerOf(request).user.id, query.search ?? '', page);
    const submissions = results.map((row) => presentSent(row, context));
    return isWhole ? submissions : { count, results: submissions };
  });

  app.get(`${base}/summary/`, { schema: schemas.summariseSent, config }, async (request) =>
    countSent(db, viewerOf(request).user.id),
  );

  app.get(`${base}/:id/`, { schema: schemas.getSent, config }, async (request) => {
    const founderId = viewerOf(request).user.id;
    const row = await findSent(db, founderId, request.params.id);
    if (!row) throw notFound('Submission');
    const versions = await listVersions(db, founderId, row.investor_id);
    return {
      ...presentSent(row, context),
      answers: presentGivenAnswers(row, await listAnswers(db, row.id), fileLinks),
      likelihood: presentReasons(row),
      events: await listEvents(db, row.id),
      versions: versions.map(({ likelihood_score: _, ...version }) => version),
      views: presentViews(await listSlideTimes(db, row.id)),
    };
  });
};
