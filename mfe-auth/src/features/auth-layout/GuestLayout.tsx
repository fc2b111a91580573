import { useSession } from '@northlight/shared-api';
import { Loading } from '@northlight/shared-ui';
import type { ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';

interface GuestLayoutProps extends ComponentProps<typeof AuthLayout> {
  /** Path to which users who are already logged in are redirected. */
  next: string;
  /** Router state passed along with the redirect. */
  state?: unknown;
}

/** Auth layout for visitors. It redirects users who are already logged in. */
export function GuestLayout({ next, state, children, ...layout }: GuestLayoutProps) {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to={next} state={state} replace />;
  return <AuthLayout {...layout}>{status === 'checking' ? <Loading lines={5} /> : children}</AuthLayout>;
}
