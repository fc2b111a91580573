import { fetchProfile, useSession, useVerifyEmail } from '@northlight/shared-api';
import { useEffect } from 'react';

/**
 * Confirms the email address of a link. It reloads the profile of a logged-in user, since the address may be theirs.
 */
export function useVerification(token: string) {
  const { status, setUser } = useSession();
  const verification = useVerifyEmail(token);
  const isOutdated = verification.isSuccess && status === 'signed-in';
  useEffect(() => {
    if (isOutdated) fetchProfile().then(setUser, console.error); // the next page load fetches the profile anyway
  }, [isOutdated, setUser]);
  return verification;
}
