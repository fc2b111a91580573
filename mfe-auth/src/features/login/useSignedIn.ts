import { type SignedIn, useSession } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { useNavigate } from 'react-router-dom';

const KEPT = 'Your account will not be deleted.';

/** Completes a login: starts the session, notifies the user and redirects to `next`. */
export function useSignedIn(next: string) {
  const { signIn } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  return async (answer: SignedIn, remember: boolean) => {
    await signIn(answer, remember);
    const kept = answer.deletion_undone ? { description: KEPT } : {};
    toast({ title: 'Login successful!', tone: 'positive', ...kept });
    navigate(next, { replace: true });
  };
}
