import { useSession } from '@northlight/shared-api';
import { Loading } from '@northlight/shared-ui';
import type { ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { Door } from './Door.tsx';

interface GuestDoorProps extends ComponentProps<typeof Door> {
  /** Path where a person goes on who is logged in already. */
  next: string;
  /** State that the path is opened with. */
  state?: unknown;
}

/** A door for whoever is not logged in. */
export function GuestDoor({ next, state, children, ...door }: GuestDoorProps) {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to={next} state={state} replace />;
  return <Door {...door}>{status === 'checking' ? <Loading lines={5} /> : children}</Door>;
}
