import { useSession } from '@northlight/shared-api';
import { Loading } from '@northlight/shared-ui';
import type { ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';

interface GuestLayoutProps extends ComponentProps<typeof AuthLayout> {
  /** Path where a person goes on who is logged in already. */
  next: string;
  /** State that the path is opened with. */
  state?: unknown;
}

/** A layout for whoever is not logged in. */
export function GuestLayout({ next, state, children, ...layout }: GuestLayoutProps) {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to={next} state={state} replace />;
  return <AuthLayout {...layout}>{status === 'checking' ? <Loading lines={5} /> : children}</AuthLayout>;
}
