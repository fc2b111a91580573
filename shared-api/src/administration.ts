import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateProfiles } from './accounts.ts';
import { callApiJson } from './client/client.ts';
import { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';
import type { SecurityEventKind } from './rules/security-events.ts';
import type { UserRole, UserSort } from './rules/users.ts';

export interface UserFilter {
  /** Words to look for in name, company and address. */
  search?: string | undefined;
  role?: UserRole | undefined;
  sort: UserSort;
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** One page of all people, for admins; the previous page stays while the next one loads. Its failure: 403. */
export const useUsers = ({ search, role, ...rest }: UserFilter) =>
  useQuery(pageQuery('/api/accounts/users/', { ...rest, ...(search && { search }), ...(role && { role }) }));

/** Makes somebody an investor, or no longer. */
export function useSetInvestor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isInvestor }: { id: number; isInvestor: boolean }) =>
      callApiJson('patch', '/api/accounts/users/{id}/', {
        path: { id: String(id) },
        json: { is_investor: isInvestor },
      }),
    onSuccess: () =>
      Promise.all([
        invalidateProfiles(cache),
        invalidate(cache, queryKey('/api/accounts/admin-actions/'), queryKey('/api/accounts/security-events/all/')),
      ]),
  });
}

/** One page of what admins did to accounts, newest first. Its failure: 403. */
export const useAdminActions = (page: number, pageSize: number) =>
  useQuery(pageQuery('/api/accounts/admin-actions/', { page, page_size: pageSize }));

export interface SecurityEventFilter {
  kind?: SecurityEventKind | undefined;
  /** Words to look for in the account's name and address. */
  account?: string | undefined;
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** One page of the security events of all accounts, newest first, for admins. Its failure: 403. */
export const useAllSecurityEvents = ({ kind, account, ...page }: SecurityEventFilter) =>
  useQuery(
    pageQuery('/api/accounts/security-events/all/', { ...page, ...(kind && { kind }), ...(account && { account }) }),
  );

/** The releases of all parts, for admins: who gets them, how often they failed, and the verdicts on them. */
export const useReleases = () => useQuery(queryOf('/api/releases/'));

/** A release of a part. */
export interface ReleaseId {
  part: string;
  release: string;
}

/** Withdraws a release, with a reason, or allows it again; takes a confirmed identity. */
export function useReleaseVerdicts() {
  const cache = useQueryClient();
  const onSuccess = () =>
    invalidate(
      cache,
      queryKey('/api/releases/'),
      queryKey('/api/accounts/security-events/'),
      queryKey('/api/accounts/security-events/all/'),
    );
  const withdraw = useMutation({
    mutationFn: ({ reason, ...path }: ReleaseId & { reason: string }) =>
      callApiJson('post', '/api/releases/{part}/{release}/withdraw/', { path, json: { reason } }),
    onSuccess,
  });
  const allow = useMutation({
    mutationFn: ({ part, release }: ReleaseId) =>
      callApiJson('post', '/api/releases/{part}/{release}/allow/', { path: { part, release } }),
    onSuccess,
  });
  return { withdraw, allow };
}
