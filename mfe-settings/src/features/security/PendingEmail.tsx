import { cancelEmailChange, messageOf, resendEmailChange, type User, useSession } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Entry } from './Entry.tsx';

interface PendingEmailProps {
  user: User;
  /** The new address. */
  pending: string;
}

/**
 * A new email address that waits to be confirmed, with buttons to send its link again and to cancel the
 * change. It is a separate chunk because few users have one.
 */
export default function PendingEmail({ user: { email }, pending }: PendingEmailProps) {
  const { setUser } = useSession();
  const resend = useMutation({ mutationFn: resendEmailChange });
  const cancel = useMutation({ mutationFn: cancelEmailChange, onSuccess: setUser });
  const error = cancel.error ?? resend.error;
  return (
    <Entry
      title="New email address"
      note={`${pending} is not confirmed yet. Open the link we sent there; it expires after 24 hours. Until you confirm, log in with ${email}.`}
      action={
        <>
          <Button pending={resend.isPending} pendingLabel="Sending…" onClick={() => resend.mutate()}>
            Send the link again
          </Button>
          <Button variant="danger" pending={cancel.isPending} pendingLabel="Canceling…" onClick={() => cancel.mutate()}>
            Cancel change
          </Button>
        </>
      }
    >
      {resend.isSuccess && (
        <Banner tone="positive" announce="polite">
          {resend.data.message}
        </Banner>
      )}
      {error && (
        <Banner tone="negative" announce="assertive">
          {messageOf(
            error,
            cancel.error
              ? 'Failed to cancel the change. Please try again.'
              : 'Failed to send the link. Please try again.',
          )}
        </Banner>
      )}
    </Entry>
  );
}
