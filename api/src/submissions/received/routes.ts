import { randomUUID } from 'node:crypto';
import { viewerOf } from '../../accounts/access/viewer.ts';
import type { Context } from '../../evaluation/context.ts';
import { invalidFields, notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import { listAnswers } from '../sending/repository.ts';
import { listVersions } from '../sent/repository.ts';
import { decide, decideAll, undoDecision } from '../status/change-status.ts';
import { presentCsv } from './csv-presenter.ts';
import { presentGivenAnswers, presentReasons, presentReceived, presentSummary } from './presenter.ts';
import { countReceived, findReceived, listReceived, setNote } from './repository.ts';
import { deleteFilter, insertFilter, listFilters } from './saved-filters-repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'investor' } as const;
const MAX_FILTERS = 20;

/** Routes for the decks that an investor has received. */
export const receivedSubmissionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock, fileLinks } = context;
  const base = '/pitch-decks/investor/submissions';

  async function received(investorId: number, id: string) {
    const row = await findReceived(db, investorId, id);
    if (!row) throw notFound('Submission');
    return row;
  }

  app.get(`${base}/`, { schema: schemas.listReceived, config }, async (request) => {
    const { query } = request;
    const isWhole = Object.keys(query).length === 0;
    const { count, results } = await listReceived(db, viewerOf(request).user.id, {
      search: query.search,
      tab: query.status,
      sort: query.sort,
      page: isWhole ? null : pageOf(query),
    });
    const submissions = results.map((row) => presentReceived(row, context));
    return isWhole ? submissions : { count, results: submissions };
  });

  app.get(`${base}/summary/`, { schema: schemas.summariseReceived, config }, async (request) =>
    presentSummary(await countReceived(db, viewerOf(request).user.id)),
  );

  app.get(`${base}/export/`, { schema: schemas.exportReceived, config }, async (request, reply) => {
    const { search, status: tab, sort } = request.query;
    const { results } = await listReceived(db, viewerOf(request).user.id, { search, tab, sort, page: null });
    return reply
      .header('content-disposition', 'attachment; filename="pitch-decks.csv"')
      .type('text/csv; charset=utf-8')
      .send(presentCsv(results));
  });

  app.get(`${base}/:id/`, { schema: schemas.getReceived, config }, async (request) => {
    const investorId = viewerOf(request).user.id;
    const row = await received(investorId, request.params.id);
    const versions = await listVersions(db, row.founder_id, investorId);
    return {
      ...presentReceived(row, context),
      answers: presentGivenAnswers(row, await listAnswers(db, row.id), fileLinks),
      likelihood: presentReasons(row),
      versions: versions.map(({ likelihood_score: _, ...version }) => version),
    };
  });

  app.patch(`${base}/:id/`, { schema: schemas.patchReceived, config }, async (request) => {
    const investorId = viewerOf(request).user.id;
    const { id } = await received(investorId, request.params.id);
    const { status, note, pass_reason, pass_comment } = request.body;
    const decision = status ? await decide(context, investorId, id, { status, pass_reason, pass_comment }) : null;
    if (note !== undefined) await setNote(db, id, note);
    return { ...presentReceived(await received(investorId, id), context), decision };
  });

  app.post(`${base}/:id/undo/`, { schema: schemas.undoReceived, config }, async (request) => {
    const investorId = viewerOf(request).user.id;
    await undoDecision(context, investorId, request.params.id, request.body.decision);
    return presentReceived(await received(investorId, request.params.id), context);
  });

  app.post(`${base}/bulk/`, { schema: schemas.decideReceived, config }, async (request) => {
    const { ids, ...decision } = request.body;
    return await decideAll(context, viewerOf(request).user.id, ids, decision);
  });

  const filters = '/pitch-decks/investor/filters';

  app.get(`${filters}/`, { schema: schemas.listFilters, config }, async (request) =>
    listFilters(db, viewerOf(request).user.id),
  );

  app.post(`${filters}/`, { schema: schemas.saveFilter, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    const there = await listFilters(db, user.id);
    if (there.length >= MAX_FILTERS) throw invalidFields({ name: [`You can save at most ${MAX_FILTERS} filters.`] });
    const filter = { id: randomUUID(), ...request.body };
    await insertFilter(db, user.id, filter, clock().toISOString());
    return reply.code(201).send(filter);
  });

  app.delete(`${filters}/:id/`, { schema: schemas.deleteFilter, config }, async (request, reply) => {
    if (!(await deleteFilter(db, viewerOf(request).user.id, request.params.id))) throw notFound('Filter');
    return reply.code(204).send();
  });
};
