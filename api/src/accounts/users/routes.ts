import type { Routes } from '../../platform/http/routes.ts';
import { pageOf, rowIdOf } from '../../platform/http/schemas.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { presentAdminAction } from './admin-actions-presenter.ts';
import { listAdminActions } from './admin-actions-repository.ts';
import { presentAdminUser } from './presenter.ts';
import { listUsers } from './repository.ts';
import * as schemas from './schemas.ts';
import { setInvestor } from './set-investor.ts';

const config = { access: 'superuser' } as const;

/** User list and admin log, for admins. */
export const userRoutes: Routes<Context> = async (app, { context }) => {
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

  const sensitive = { ...config, reAuthentication: true } as const;
  app.patch('/accounts/users/:id/', { schema: schemas.patchUser, config: sensitive }, async (request) => {
    const id = rowIdOf(request.params.id);
    return presentAdminUser(await setInvestor(context, viewerOf(request).user, id, request.body.is_investor));
  });

  app.get('/accounts/admin-actions/', { schema: schemas.listAdminActions, config }, async ({ query }) => {
    const { count, results } = await listAdminActions(context.db, pageOf(query));
    return { count, results: results.map(presentAdminAction) };
  });
};
