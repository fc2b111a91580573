import multipart from '@fastify/multipart';
import type { Routes } from '../../platform/http/routes.ts';
import { IMAGE_MAX_BYTES, receiveImage } from '../../platform/images/receive-image.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { presentUser } from '../users/presenter.ts';
import { removeProfileImage, setProfileImage } from './profile-image.ts';
import * as schemas from './schemas.ts';
import { updateProfile } from './update-profile.ts';

const config = { access: 'login' } as const;

/** The user's own profile. */
export const profileRoutes: Routes<Context> = async (app, { context }) => {
  await app.register(multipart, {
    limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });

  app.get('/accounts/profile/', { schema: schemas.getProfile, config }, async (request) =>
    presentUser(viewerOf(request).user),
  );

  app.patch('/accounts/profile/', { schema: schemas.patchProfile, config }, async (request) =>
    presentUser(await updateProfile(context, viewerOf(request).user, request.body)),
  );

  app.patch('/accounts/profile/image/', { schema: schemas.putProfileImage, config }, async (request) => {
    const { user } = viewerOf(request);
    await throttle(context, 'profile-image', LIMITS.profileImage, String(user.id));
    return presentUser(await setProfileImage(context, user, await receiveImage(request)));
  });

  app.delete('/accounts/profile/image/', { schema: schemas.deleteProfileImage, config }, async (request) =>
    presentUser(await removeProfileImage(context, viewerOf(request).user)),
  );
};
