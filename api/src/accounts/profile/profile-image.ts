import { randomUUID } from 'node:crypto';
import { PROFILE_IMAGE_MAX_PIXELS, PROFILE_IMAGE_SIZE } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { drawImage } from '../../platform/images/draw-image.ts';
import type { Context } from '../context.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { offLineWhenIncomplete } from './visibility.ts';

const IMAGE = {
  pixels: PROFILE_IMAGE_MAX_PIXELS,
  side: PROFILE_IMAGE_SIZE,
  quality: 88,
  keepsTransparency: false,
};

/** Replaces the image. The old file is deleted once nothing refers to it. */
async function replaceImage({ db, files }: Context, user: UserRow, key: string | null): Promise<UserRow> {
  const { before, after } = await db.transaction().execute(async (tx) => {
    const current = (await findUser(tx, user.id)) ?? user;
    const changes = offLineWhenIncomplete(current, { profile_image: key });
    return { before: current.profile_image, after: await updateUser(tx, current, changes) };
  });
  if (before) await files.remove(before);
  return after;
}

/**
 * Sets a user's profile image from an upload.
 * @throws {Failure} not_an_image, too_many_pixels or busy
 */
export async function setProfileImage(context: Context, user: UserRow, upload: Buffer): Promise<UserRow> {
  const { bytes } = await drawImage(context, upload, `user ${user.id}`, IMAGE);
  const key = `profile-images/${randomUUID()}.jpg`;
  await context.files.put(key, Buffer.from(bytes));
  try {
    return await replaceImage(context, user, key);
  } catch (error) {
    await deleteStoredFiles(context.files, [key], error);
    throw error;
  }
}

/** Removes a user's profile image, which also takes a public profile offline. */
export const removeProfileImage = (context: Context, user: UserRow): Promise<UserRow> =>
  replaceImage(context, user, null);
