import { paths, settings } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { useState } from 'react';
import { useDestination } from '../features/auth-layout/destination.ts';
import { GuestLayout } from '../features/auth-layout/GuestLayout.tsx';
import { LoginForm, type PendingLogin } from '../features/login/LoginForm.tsx';
import { SecondFactorForm } from '../features/login/SecondFactorForm.tsx';

export default function LoginPage() {
  const { next, carried } = useDestination();
  const [pending, setPending] = useState<PendingLogin | null>(null);
  const [typed, setTyped] = useState<Pick<PendingLogin, 'email' | 'remember'>>();
  if (pending) {
    const { email, remember } = pending;
    const handleBack = () => {
      setTyped({ email, remember });
      setPending(null);
    };
    return (
      <GuestLayout
        title="Two-step login"
        lead="Your password is correct. One more step to confirm it’s you."
        next={next}
      >
        <SecondFactorForm pending={pending} next={next} onBack={handleBack} />
      </GuestLayout>
    );
  }
  const lead = (
    <>
      New to {settings().product_name}?{' '}
      <Link to={paths.signup()} state={carried}>
        Sign Up
      </Link>
    </>
  );
  return (
    <GuestLayout title="Login" lead={lead} next={next}>
      <LoginForm typed={typed} next={next} onChallenge={setPending} />
    </GuestLayout>
  );
}
