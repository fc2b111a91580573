import { setInvestor } from '../commands/set-investor.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentAdminAction } from '../presenters/admin-actions.ts';
import { presentAdminUser } from '../presenters/users.ts';
import { listAdminActions } from '../repositories/admin-actions.ts';
import { listUsers } from '../repositories/users.ts';
import { pageOf } from '../schemas/common.ts';
import * as schemas from '../schemas/users.ts';
import type { Routes } from './options.ts';

const config = { access: 'superuser' } as const;

/** All people, for superusers. */
export const userRoutes: Routes = async (app, { context }) => {
  app.get('/accounts/users/', { schema: schemas.listUsers, config }, async ({ query }) => {
    const isWhole = Object.keys(query).length === 0;
    const { count, results } = await listUsers(context.db, {
      search: query.search,
      role: query.role,
      sort: query.sort,
      page: isWhole ? null : pageOf(query),
    });
    const users = results.map(presentAdminUser);
    return isWhole ? users : { count, results: users };
  });

  app.patch('/accounts/users/:id/', { schema: schemas.patchUser, config }, async (request) => {
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    return presentAdminUser(await setInvestor(context, viewerOf(request).user, id, request.body.is_investor));
  });

  app.get('/accounts/admin-actions/', { schema: schemas.listAdminActions, config }, async ({ query }) => {
    const { count, results } = await listAdminActions(context.db, pageOf(query));
    return { count, results: results.map(presentAdminAction) };
  });
};
