import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { tokenExpired } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { IMAGE_MAX_BYTES, receiveImage } from '../../platform/images/receive-image.ts';
import { inEvenTime } from '../../platform/security/even-time.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { callerOf, type Viewer, viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { findUserWithChange } from '../email-change/repository.ts';
import { presentUser } from '../users/presenter.ts';
import { presentProfile } from './presenter.ts';
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

  const get = { schema: schemas.getProfile, config: { ...config, remembersAccess: true } } as const;
  app.get('/accounts/profile/', get, async (request) => {
    const user = await findUserWithChange(context.db, callerOf(request), context.clock());
    if (!user) throw tokenExpired();
    return presentUser(user, user.pending_email);
  });

  const changesEmail = ({ body }: FastifyRequest, { user }: Viewer) => {
    const { email = user.email } = body as z.output<typeof schemas.ProfilePatch>;
    return email !== user.email;
  };
  const patch = { schema: schemas.patchProfile, config: { ...config, reAuthentication: changesEmail } };
  app.patch('/accounts/profile/', patch, async (request) => {
    const viewer = viewerOf(request);
    const update = async () => presentProfile(context, await updateProfile(context, viewer, request.body, request.ip));
    return changesEmail(request, viewer) ? await inEvenTime(update) : await update();
  });

  app.patch('/accounts/profile/image/', { schema: schemas.putProfileImage, config }, async (request) => {
    const { user } = viewerOf(request);
    await throttle(context, 'profile-image', LIMITS.profileImage, String(user.id));
    return presentProfile(context, await setProfileImage(context, user, await receiveImage(context, request)));
  });

  app.delete('/accounts/profile/image/', { schema: schemas.deleteProfileImage, config }, async (request) =>
    presentProfile(context, await removeProfileImage(context, viewerOf(request).user)),
  );
};
