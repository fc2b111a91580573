import { callerOf, viewerOf } from '../../accounts/access/viewer.ts';
import type { Context } from '../../evaluation/context.ts';
import { invalidFields, notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import { listGivenAnswers } from '../sending/repository.ts';
import { decide, decideAll, undoDecision } from '../status/change-status.ts';
import { presentCsv } from './csv-presenter.ts';
import { answersOfAll, statusChangesOfAll } from './export-repository.ts';
import {
  presentGivenAnswers,
  presentReasons,
  presentReceived,
  presentReceivedRow,
  presentSummary,
} from './presenter.ts';
import {
  countReceived,
  findReceived,
  findReceivedVersions,
  listAllReceived,
  listReceived,
  setNote,
} from './repository.ts';
import { deleteFilter, filterIdOf, insertFilter, isSameName, listFilters } from './saved-filters-repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'investor' } as const;
const reading = { ...config, remembersAccess: true } as const;
const MAX_FILTERS = 20;

const nameTaken = () => invalidFields({ name: ['You already have a filter with this name. Choose another name.'] });

/** Routes for the decks that an investor has received. */
export const receivedSubmissionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock, fileLinks } = context;
  const base = '/pitch-decks/investor/submissions';

  async function received(investorId: number, id: string) {
    const row = await findReceived(db, investorId, id);
    if (!row) throw notFound('Submission');
    return row;
  }

  const list = { schema: schemas.listReceived, config: { ...reading, isAskedAgain: true } };
  app.get(`${base}/`, list, async (request) => {
    const { query } = request;
    const investorId = callerOf(request);
    if (Object.keys(query).length === 0) {
      const rows = await listAllReceived(db, investorId);
      return rows.map((row) => presentReceived(row, context));
    }
    const { search, status: tab, sort } = query;
    const { count, results } = await listReceived(db, investorId, { search, tab, sort, page: pageOf(query) });
    const now = clock();
    return { count, results: results.map((row) => presentReceivedRow(row, now)) };
  });

  app.get(`${base}/summary/`, { schema: schemas.summariseReceived, config: reading }, async (request) =>
    presentSummary(await countReceived(db, callerOf(request))),
  );

  app.get(`${base}/export/`, { schema: schemas.exportReceived, config }, async (request, reply) => {
    const { search, status: tab, sort } = request.query;
    const rows = await listAllReceived(db, viewerOf(request).user.id, { search, tab, sort });
    const [answers, changes] = await Promise.all([answersOfAll(db, rows), statusChangesOfAll(db, rows)]);
    const submissions = rows.map((row) => ({
      row,
      statusChangedAt: changes.get(row.id) ?? null,
      answers: presentGivenAnswers(answers.get(row.id) ?? [], fileLinks),
    }));
    return reply
      .header('content-disposition', 'attachment; filename="pitch-decks.csv"')
      .type('text/csv; charset=utf-8')
      .send(presentCsv(submissions));
  });

  app.get(`${base}/:id/`, { schema: schemas.getReceived, config: reading }, async (request) => {
    const found = await findReceivedVersions(db, callerOf(request), request.params.id);
    if (!found) throw notFound('Submission');
    const { row, versions } = found;
    const answers = await listGivenAnswers(db, row);
    return {
      ...presentReceived(row, context),
      answers: presentGivenAnswers(answers, fileLinks),
      likelihood: presentReasons(row),
      versions,
    };
  });

  app.patch(`${base}/:id/`, { schema: schemas.patchReceived, config }, async (request) => {
    const investorId = viewerOf(request).user.id;
    const row = await received(investorId, request.params.id);
    const { status, note, pass_reason, pass_comment } = request.body;
    const decision = status ? await decide(context, row, { status, pass_reason, pass_comment }) : null;
    if (note !== undefined) await setNote(db, row.id, note);
    return { ...presentReceived(await received(investorId, row.id), context), decision };
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
    const saved = await listFilters(db, user.id);
    if (saved.some(({ name }) => isSameName(name, request.body.name))) throw nameTaken();
    if (saved.length >= MAX_FILTERS) throw invalidFields({ name: [`You can save at most ${MAX_FILTERS} filters.`] });
    const filter = { id: filterIdOf(user.id, request.body.name), ...request.body };
    if (!(await insertFilter(db, user.id, filter, clock().toISOString()))) throw nameTaken();
    return reply.code(201).send(filter);
  });

  app.delete(`${filters}/:id/`, { schema: schemas.deleteFilter, config }, async (request, reply) => {
    if (!(await deleteFilter(db, viewerOf(request).user.id, request.params.id))) throw notFound('Filter');
    return reply.code(204).send();
  });
};
