import { randomUUID } from 'node:crypto';
import type { UserRow } from '../../platform/database/tables.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import type { Context } from '../context.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { offLineWhenIncomplete } from './visibility.ts';

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
 * @throws {Failure} not_an_image or too_many_pixels
 */
export async function setProfileImage(context: Context, user: UserRow, upload: Buffer): Promise<UserRow> {
  const { redraw } = await import('./redraw.ts');
  const image = await redraw(upload);
  const key = `profile-images/${randomUUID()}.jpg`;
  await context.files.put(key, image);
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
