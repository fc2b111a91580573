import { fetchProfile, useSession, useVerifyEmail } from '@northlight/shared-api';
import { useEffect } from 'react';

/** Confirms the address of a link; whoever is logged in is read again, because that address may be theirs. */
export function useVerification(token: string) {
  const { status, setUser } = useSession();
  const verification = useVerifyEmail(token);
  const isOutdated = verification.isSuccess && status === 'signed-in';
  useEffect(() => {
    if (isOutdated) fetchProfile().then(setUser, console.error); // the next page load reads it anyway
  }, [isOutdated, setUser]);
  return verification;
}
