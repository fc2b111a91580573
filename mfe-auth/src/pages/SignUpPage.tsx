import { paths, type SignedIn, useSession } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDestination } from '../features/auth-layout/destination.ts';
import { GuestLayout } from '../features/auth-layout/GuestLayout.tsx';
import { SignUpForm } from '../features/sign-up/SignUpForm.tsx';

export default function SignUpPage() {
  const { signIn } = useSession();
  const { next, carried } = useDestination();
  const [made, setMade] = useState(false);

  // Registration also logs in, and the layout redirects logged-in users. Set the destination before the session starts.
  const handleMade = async (answer: SignedIn) => {
    flushSync(() => setMade(true));
    await signIn(answer, false);
  };

  const lead = (
    <>
      Already have an account?{' '}
      <Link to={paths.login()} state={carried}>
        Login
      </Link>
    </>
  );
  return (
    <GuestLayout
      title="Sign Up"
      lead={lead}
      next={made ? paths.emailVerification() : next}
      state={made ? carried : undefined}
    >
      <SignUpForm onMade={handleMade} />
    </GuestLayout>
  );
}
