import { formFailure, resendVerification, type User } from '@northlight/shared-api';
import { Banner, Button } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Entry } from './Entry.tsx';

/** Whether the user's email address is verified, and a button to resend the link. */
export function EmailVerification({ user: { email, email_verified } }: { user: User }) {
  const resend = useMutation({ mutationFn: () => resendVerification(email) });
  if (email_verified) return <Entry title="Email address" note={`${email} is verified.`} />;
  return (
    <Entry
      title="Email address"
      note={`${email} isn’t verified yet. Open the link we emailed you. It works once, within 24 hours.`}
      action={
        <Button pending={resend.isPending} pendingLabel="Sending…" onClick={() => resend.mutate()}>
          Resend verification email
        </Button>
      }
    >
      {resend.isSuccess && (
        <Banner tone="positive" announce="polite">
          The link has been sent again.
        </Banner>
      )}
      {resend.isError && (
        <Banner tone="negative" announce="assertive">
          {formFailure(resend.error, 'Failed to send the verification email.').detail}
        </Banner>
      )}
    </Entry>
  );
}
