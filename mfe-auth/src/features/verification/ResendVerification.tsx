import { formFailure, resendVerification } from '@northlight/shared-api';
import { Banner, Button, Stack } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';

/** Sends the verification link again and shows the result. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useMutation({ mutationFn: () => resendVerification(email) });
  return (
    <Stack>
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
      <Button size="lg" block pending={resend.isPending} pendingLabel="Sending…" onClick={() => resend.mutate()}>
        Resend verification email
      </Button>
    </Stack>
  );
}
