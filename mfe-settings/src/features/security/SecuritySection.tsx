import type { User } from '@northlight/shared-api';
import { Section } from '@northlight/shared-ui';
import { EmailVerification } from './EmailVerification.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepLogin } from './TwoStepLogin.tsx';

/** Account security: verified email, second factor and active sessions. */
export function SecuritySection({ user }: { user: User }) {
  return (
    <Section title="Sign-in & security" note="Changes that matter for security are told to you by mail.">
      <EmailVerification user={user} />
      <TwoStepLogin />
      <Sessions />
    </Section>
  );
}
