import { paths, type SignedIn, useSession } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDestination } from '../features/door/destination.ts';
import { GuestDoor } from '../features/door/GuestDoor.tsx';
import { SignUpForm } from '../features/sign-up/SignUpForm.tsx';

export default function SignUpPage() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { next, carried } = useDestination();
  const [made, setMade] = useState(false);

  // Registration logs in, so that the door would send a new person on before they are told to check their email.
  const handleMade = async (answer: SignedIn) => {
    setMade(true);
    await signIn(answer, false);
    navigate(paths.emailVerification(), { replace: true, state: carried });
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
    <GuestDoor
      title="Sign Up"
      lead={lead}
      next={made ? paths.emailVerification() : next}
      state={made ? carried : undefined}
    >
      <SignUpForm onMade={handleMade} />
    </GuestDoor>
  );
}
