import { paths, settings } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { useDestination } from '../features/door/destination.ts';
import { GuestDoor } from '../features/door/GuestDoor.tsx';
import { LoginForm } from '../features/login/LoginForm.tsx';

export default function LoginPage() {
  const { next, carried } = useDestination();
  const lead = (
    <>
      New to {settings().product_name}?{' '}
      <Link to={paths.signup()} state={carried}>
        Sign Up
      </Link>
    </>
  );
  return (
    <GuestDoor title="Login" lead={lead} next={next}>
      <LoginForm next={next} />
    </GuestDoor>
  );
}
