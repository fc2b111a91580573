import { paths, useSession } from '@northlight/shared-api';
import { Banner, ButtonLink, Loading, Stack } from '@northlight/shared-ui';
import { useParams } from 'react-router-dom';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { ResendVerification } from '../features/verification/ResendVerification.tsx';
import { useVerification } from '../features/verification/useVerification.ts';
import { verificationFailure } from '../features/verification/verification-failure.ts';

export default function VerifyEmailPage() {
  const { token = '' } = useParams();
  const { user } = useSession();
  const { isPending, isSuccess, data, error } = useVerification(token);
  if (isPending) {
    return (
      <AuthLayout title="Email verification" lead="Verifying your email…">
        <Loading label="Verifying your email…" lines={3} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Email verification">
      <Stack gap="s5">
        {isSuccess ? (
          <Banner tone="positive" announce="polite">
            {data.message}
          </Banner>
        ) : (
          <Banner tone="negative" announce="assertive">
            {verificationFailure(error)}
          </Banner>
        )}
        {!isSuccess && user && !user.email_verified && <ResendVerification email={user.email} />}
        <ButtonLink variant="primary" size="lg" block to={paths.login()}>
          {isSuccess ? 'Go to Login' : 'Return to Login'}
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}
