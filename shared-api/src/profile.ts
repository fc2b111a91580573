import { callJson, TIMEOUTS } from './client/client.ts';
import type { OnProgress } from './client/upload.ts';
import type { DeletionDue, ExportTicket, User } from './contract.ts';

/**
 * Replaces one's profile image; the server draws it anew.
 * @throws {ApiError} 413 when it is too large, 422 when it is no image that can be read
 */
export function uploadProfileImage(image: Blob, onProgress?: OnProgress): Promise<User> {
  const body = new FormData();
  body.append('profile_image', image, 'profile-image.jpg');
  return callJson<User>('accounts/profile/image/', { method: 'patch', body, timeout: TIMEOUTS.long, onProgress });
}

/** Removes one's profile image. */
export const removeProfileImage = () => callJson<User>('accounts/profile/image/', { method: 'delete' });

/** Asks for an archive of all that is one's own. @returns an address to download it from, which works for five minutes */
export const requestExport = () => callJson<ExportTicket>('accounts/export/', { method: 'post' });

/** Deletes one's account after a grace; ends all sessions. @throws {ApiError} 409 `last_superuser` */
export const deleteAccount = (proof: { password: string; confirmation: string }) =>
  callJson<DeletionDue>('accounts/delete/', { method: 'post', json: proof });
