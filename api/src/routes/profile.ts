import { updateProfile } from '../commands/update-profile.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentUser } from '../presenters/users.ts';
import * as schemas from '../schemas/profile.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;

/** One's own profile. */
export const profileRoutes: Routes = async (app, { context }) => {
  app.get('/accounts/profile/', { schema: schemas.getProfile, config }, async (request) =>
    presentUser(viewerOf(request).user),
  );

  app.patch('/accounts/profile/', { schema: schemas.patchProfile, config }, async (request) =>
    presentUser(await updateProfile(context, viewerOf(request).user, request.body)),
  );
};
