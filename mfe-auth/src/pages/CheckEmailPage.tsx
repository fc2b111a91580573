import { paths, type User, useSession } from '@northlight/shared-api';
import { ButtonLink, Loading, Stack } from '@northlight/shared-ui';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { useDestination } from '../features/auth-layout/destination.ts';
import { ResendVerification } from '../features/verification/ResendVerification.tsx';

function leadFor(user: User | null) {
  if (!user) return 'We have sent you a verification link. It works once, for 24 hours.';
  if (user.email_verified) return `${user.email} is verified. There is nothing left to do.`;
  return (
    <>
      We have sent a verification link to <b>{user.email}</b>. It works once, for 24 hours.
    </>
  );
}

export default function CheckEmailPage() {
  const { status, user } = useSession();
  const { carried } = useDestination();
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
        {user && !user.email_verified && <ResendVerification email={user.email} />}
        <ButtonLink variant="primary" size="lg" block to={paths.login()} state={carried}>
          Back to login
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}
