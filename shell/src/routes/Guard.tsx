import { paths, useSession } from '@northlight/shared-api';
import type { Access } from '@northlight/shared-api/remote';
import { mayOpen } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../remotes/PageSkeleton.tsx';

const DENIED: Partial<Record<Access, string>> = {
  investor: 'This page is only available to investors.',
  superuser: 'This page is only available to admins.',
};

function AccessDenied({ reason }: { reason: string }) {
  const toast = useToast();
  useEffect(() => {
    toast({ title: 'Access Denied', description: reason, tone: 'negative' });
  }, [toast, reason]);
  return <Navigate to={paths.dashboard()} replace />;
}

/**
 * Shows the page if the user may open it, otherwise redirects them. The remote is not loaded before this check passes.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  if (access === 'everyone') return children;
  if (status === 'checking') return <PageSkeleton />;
  if (!user) return <Navigate to={paths.login()} replace state={{ from: pathname + search + hash }} />;
  return mayOpen(access, user) ? children : <AccessDenied reason={DENIED[access] ?? ''} />;
}
