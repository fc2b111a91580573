import { ApiError, type User, useProfileImage, useSession } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { UPLOAD_FAILED, withVersion } from './photo-file.ts';

/** An upload in progress or failed. */
export interface PhotoRun {
  image: Blob;
  /** Object URL shown until the server has the photo. */
  preview: string;
  /** Uploaded fraction, 0 to 1. */
  share: number;
  problem: { title: string; detail: string | null } | null;
}

/** The detail of a 4xx is about the photo and helps the user. The detail of a 5xx does not. */
const detailOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error.detail : null);

function release(preview: RefObject<string | null>) {
  if (preview.current) URL.revokeObjectURL(preview.current);
  preview.current = null;
}

/** Uploads and removes the current user's profile image. `onChange` is called with the updated user. */
export function useProfilePhoto(onChange: (user: User) => void) {
  const { setUser } = useSession();
  const { upload: sendImage, remove: removeImage } = useProfileImage();
  const toast = useToast();
  const [run, setRun] = useState<PhotoRun | null>(null);
  const preview = useRef<string | null>(null);
  useEffect(() => () => release(preview), []);

  const take = (user: User) => {
    const { profile_image: address } = user;
    const shown = { ...user, profile_image: address && withVersion(address, Date.now()) };
    setUser(shown);
    onChange(shown);
  };

  const upload = async (image: Blob) => {
    release(preview);
    const url = URL.createObjectURL(image);
    preview.current = url;
    const started: PhotoRun = { image, preview: url, share: 0, problem: null };
    setRun(started);
    try {
      const onProgress = (share: number) => setRun({ ...started, share });
      take(await sendImage.mutateAsync({ image, onProgress }));
      setRun(null);
      release(preview);
      toast({ title: 'Profile image updated', tone: 'positive' });
    } catch (error) {
      setRun({ ...started, problem: { title: UPLOAD_FAILED, detail: detailOf(error) } });
    }
  };

  /** @throws if the server did not remove it */
  const remove = async () => {
    take(await removeImage.mutateAsync());
    toast({ title: 'Profile image removed', tone: 'positive' });
  };

  return { run, upload, remove, forget: () => setRun(null) };
}
