import type { Routes } from '../../platform/http/routes.ts';
import { finishing } from '../../platform/http/unfinished-work.ts';
import type { Context } from '../context.ts';
import { presentEvaluation } from '../results/presenter.ts';
import { presentDeckSlides } from '../results/slides-presenter.ts';
import { findSample } from './sample.ts';
import * as schemas from './schemas.ts';

const config = { access: 'anonymous', isAskedAgain: true } as const;

/** Clients may keep an answer, and ask each time whether it is still current. */
const REVALIDATE = 'public, no-cache';

/** Routes for the sample evaluation, which shows everybody what a result looks like. */
export const sampleRoutes: Routes<Context> = async (app, { context }) => {
  const finish = finishing(app);
  const base = '/pitch-decks/evaluations/sample';

  app.get(`${base}/`, { schema: schemas.getSample, config }, async (_request, reply) => {
    reply.header('cache-control', REVALIDATE);
    return presentEvaluation(await finish(findSample(context)));
  });

  app.get(`${base}/slides/`, { schema: schemas.listSampleSlides, config }, async (_request, reply) => {
    reply.header('cache-control', REVALIDATE);
    return await presentDeckSlides(context, await finish(findSample(context)));
  });
};
