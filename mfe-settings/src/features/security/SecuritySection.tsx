import type { User } from '@northlight/shared-api';
import { Loading, Section } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { EmailVerification } from './EmailVerification.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepLogin } from './TwoStepLogin.tsx';

const Passkeys = lazy(() => import('./Passkeys.tsx'));
const SecurityActivity = lazy(() => import('./SecurityActivity.tsx'));
const PendingEmail = lazy(() => import('./PendingEmail.tsx'));

/** Account security: verified email, second factor, passkeys, active sessions and security events. */
export function SecuritySection({ user }: { user: User }) {
  return (
    <Section title="Login & security" note="We email you about every security change.">
      <EmailVerification user={user} />
      {user.pending_email && (
        <Suspense fallback={<Loading lines={1} />}>
          <PendingEmail user={user} pending={user.pending_email} />
        </Suspense>
      )}
      <TwoStepLogin />
      <Suspense fallback={<Loading lines={2} />}>
        <Passkeys />
      </Suspense>
      <Sessions />
      <Suspense fallback={<Loading lines={3} />}>
        <SecurityActivity />
      </Suspense>
    </Section>
  );
}
