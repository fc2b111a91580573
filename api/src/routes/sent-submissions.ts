import { notFound } from '../errors/failures.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentGivenAnswers, presentReasons } from '../presenters/received-submissions.ts';
import { presentSent, presentViews } from '../presenters/sent-submissions.ts';
import { countSent, findSent, listEvents, listSent, listVersions } from '../repositories/sent-submissions.ts';
import { listSlideTimes } from '../repositories/slide-views.ts';
import { listAnswers } from '../repositories/submissions.ts';
import { pageOf } from '../schemas/common.ts';
import * as schemas from '../schemas/sent-submissions.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;

/** Decks that a founder has sent. */
export const sentSubmissionRoutes: Routes = async (app, { context }) => {
  const { db, fileLinks } = context;
  const base = '/pitch-decks/founder/submissions';

  app.get(`${base}/`, { schema: schemas.listSent, config }, async (request) => {
    const { query } = request;
    const isWhole = Object.keys(query).length === 0;
    const page = isWhole ? null : pageOf(query);
    const { count, results } = await listSent(db, viewerOf(request).user.id, query.search ?? '', page);
    const submissions = results.map((row) => presentSent(row, fileLinks));
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
      ...presentSent(row, fileLinks),
      answers: presentGivenAnswers(row, await listAnswers(db, row.id), fileLinks),
      likelihood: presentReasons(row),
      events: await listEvents(db, row.id),
      versions: versions.map(({ likelihood_score: _, ...version }) => version),
      views: presentViews(await listSlideTimes(db, row.id)),
    };
  });
};
