import type { User } from '@northlight/shared-api';
import { Loading, Section } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { EmailVerification } from './EmailVerification.tsx';
import { SecurityActivity } from './SecurityActivity.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepLogin } from './TwoStepLogin.tsx';

const PendingEmail = lazy(() => import('./PendingEmail.tsx'));

/** Account security: verified email, second factor, active sessions and security events. */
export function SecuritySection({ user }: { user: User }) {
  return (
    <Section title="Sign-in & security" note="Changes that matter for security are told to you by mail.">
      <EmailVerification user={user} />
      {user.pending_email && (
        <Suspense fallback={<Loading lines={1} />}>
          <PendingEmail user={user} pending={user.pending_email} />
        </Suspense>
      )}
      <TwoStepLogin />
      <Sessions />
      <SecurityActivity />
    </Section>
  );
}
