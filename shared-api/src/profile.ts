import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateProfiles } from './accounts.ts';
import { callApiJson, TIMEOUTS } from './client/client.ts';
import type { OnProgress } from './client/upload.ts';

const IMAGE = '/api/accounts/profile/image/';

/**
 * Replaces one's profile image, which the server draws anew, and removes it. `upload` fails with ApiError 413 when the
 * image is too large, 422 when it cannot be read.
 */
export function useProfileImage() {
  const cache = useQueryClient();
  const onSuccess = () => void invalidateProfiles(cache);
  return {
    upload: useMutation({
      mutationFn: ({ image, onProgress }: { image: Blob; onProgress?: OnProgress }) => {
        const profile_image = new File([image], 'profile-image.jpg', { type: image.type });
        return callApiJson('patch', IMAGE, { form: { profile_image }, timeout: TIMEOUTS.long, onProgress });
      },
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => callApiJson('delete', IMAGE), onSuccess }),
  };
}

/** Asks for an archive of all that is one's own. @returns an address to download it from, which works for five minutes */
export const requestExport = () => callApiJson('post', '/api/accounts/export/');

/** Deletes one's account after a grace; ends all sessions. @throws {ApiError} 409 `last_superuser` */
export const deleteAccount = (proof: { confirmation: string }) =>
  callApiJson('post', '/api/accounts/delete/', { json: proof });
