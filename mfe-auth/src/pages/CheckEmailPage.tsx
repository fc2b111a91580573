import { paths, type User, useSession } from '@northlight/shared-api';
import { ButtonLink, Loading, Stack } from '@northlight/shared-ui';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { useDestination } from '../features/auth-layout/destination.ts';
import { ResendVerification } from '../features/verification/ResendVerification.tsx';

function leadFor(user: User | null) {
  if (!user) return 'We’ve sent you a verification link. It works once and expires in 24 hours.';
  if (user.email_verified) return `${user.email} is verified. You’re all set.`;
  return (
    <>
      We have sent a verification link to <b>{user.email}</b>. It works once and expires in 24 hours.
    </>
  );
}

export default function CheckEmailPage() {
  const { status, user } = useSession();
  const { carried } = useDestination();
  // Registration logs in, so a new founder can begin before the email arrives.
  const isNewFounder = user !== null && !user.email_verified && !user.is_investor;
  if (status === 'checking') {
    return (
      <AuthLayout title="Check your email">
        <Loading lines={3} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Check your email" lead={leadFor(user)}>
      <Stack>
        {isNewFounder && (
          <>
            <ButtonLink variant="primary" size="lg" block to={paths.evaluation()}>
              Evaluate your first deck
            </ButtonLink>
            <ButtonLink size="lg" block to={paths.sampleResult()}>
              See a sample result
            </ButtonLink>
          </>
        )}
        {user && !user.email_verified && <ResendVerification email={user.email} />}
        <ButtonLink variant={isNewFounder ? 'quiet' : 'primary'} size="lg" block to={paths.login()} state={carried}>
          Back to login
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}
