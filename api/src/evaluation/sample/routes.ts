import type { Routes } from '../../platform/http/routes.ts';
import { finishing } from '../../platform/http/unfinished-work.ts';
import { isKnownAlready } from '../../platform/site/etag.ts';
import type { Context } from '../context.ts';
import { presentEvaluation } from '../results/presenter.ts';
import { presentDeckSlides } from '../results/slides-presenter.ts';
import { findSample } from './sample.ts';
import * as schemas from './schemas.ts';

const config = { access: 'anonymous' } as const;

/** Clients may keep an answer, and ask each time whether it is still current. */
const REVALIDATE = 'public, no-cache';

/** Routes for the sample evaluation, which shows everybody what a result looks like. */
export const sampleRoutes: Routes<Context> = async (app, { context }) => {
  const finish = finishing(app);
  const base = '/pitch-decks/evaluations/sample';

  app.get(`${base}/`, { schema: schemas.getSample, config }, async (request, reply) => {
    const sample = presentEvaluation(await finish(findSample(context)));
    reply.header('cache-control', REVALIDATE);
    if (isKnownAlready(request, reply, JSON.stringify(sample))) return reply.code(304).send();
    return sample;
  });

  app.get(`${base}/slides/`, { schema: schemas.listSampleSlides, config }, async (request, reply) => {
    const slides = await presentDeckSlides(context, await finish(findSample(context)));
    reply.header('cache-control', REVALIDATE);
    if (isKnownAlready(request, reply, JSON.stringify(slides))) return reply.code(304).send();
    return slides;
  });
};
