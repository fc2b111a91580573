import { paths } from '@northlight/shared-api';
import { Banner, ButtonLink, Link, Stack } from '@northlight/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../features/auth-layout/AuthLayout.tsx';
import { ForgotPasswordForm } from '../features/password/ForgotPasswordForm.tsx';

/** Replaces the form and takes over its focus. */
function Sent() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="s5">
      <Banner ref={message} tone="positive" announce="polite" tabIndex={-1}>
        If an account exists with that email, a reset link has been sent.
      </Banner>
      <ButtonLink variant="primary" size="lg" block to={paths.login()}>
        Back to login
      </ButtonLink>
    </Stack>
  );
}

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AuthLayout title="Check your email" lead="The link works once and expires in one hour.">
        <Sent />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Forgot password" lead="Enter your email, and we’ll send you a link to set a new password.">
      <Stack gap="s5">
        <ForgotPasswordForm onSent={() => setSent(true)} />
        <Link to={paths.login()}>Back to login</Link>
      </Stack>
    </AuthLayout>
  );
}
