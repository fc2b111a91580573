import { type SignedIn, useSession } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { useNavigate } from 'react-router-dom';

const KEPT = 'Your account stays: it is no longer going to be deleted.';

/** What follows a login: the session starts, the person is told, and goes on to `next`. */
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
