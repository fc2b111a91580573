import { setInvestor } from '../commands/set-investor.ts';
import { presentAdminUser } from '../presenters/users.ts';
import { listUsers } from '../repositories/users.ts';
import { pageOf } from '../schemas/common.ts';
import * as schemas from '../schemas/users.ts';
import type { Routes } from './options.ts';

const config = { access: 'superuser' } as const;

/** All people, for superusers. */
export const userRoutes: Routes = async (app, { context }) => {
  app.get('/accounts/users/', { schema: schemas.listUsers, config }, async ({ query }) => {
    const isWhole = Object.keys(query).length === 0;
    const { count, results } = await listUsers(context.db, query.search ?? '', isWhole ? null : pageOf(query));
    const users = results.map(presentAdminUser);
    return isWhole ? users : { count, results: users };
  });

  app.patch('/accounts/users/:id/', { schema: schemas.patchUser, config }, async ({ params, body }) =>
    presentAdminUser(await setInvestor(context, Number(params.id), body.is_investor)),
  );
};
