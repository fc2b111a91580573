import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { AdminActionPage, AdminUser, AdminUserPage } from './contract.ts';
import type { UserRole, UserSort } from './rules/users.ts';

const USERS = ['users'];
const ACTIONS = ['admin-actions'];

export interface UserFilter {
  /** Words to look for in name, company and address. */
  search?: string | undefined;
  role?: UserRole | undefined;
  sort: UserSort;
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** One page of all people, for superusers; the previous page stays while the next one loads. Its failure: 403. */
export const useUsers = ({ search, role, ...rest }: UserFilter) =>
  useQuery({
    queryKey: [...USERS, search, role, rest],
    queryFn: ({ signal }) =>
      callJson<AdminUserPage>('accounts/users/', {
        searchParams: { ...rest, ...(search && { search }), ...(role && { role }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Makes somebody an investor, or no longer. */
export function useSetInvestor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isInvestor }: { id: number; isInvestor: boolean }) =>
      callJson<AdminUser>(`accounts/users/${id}/`, { method: 'patch', json: { is_investor: isInvestor } }),
    onSuccess: () =>
      Promise.all([USERS, ACTIONS, ['investors']].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

/** One page of what superusers did to accounts, newest first. Its failure: 403. */
export const useAdminActions = (page: number, pageSize: number) =>
  useQuery({
    queryKey: [...ACTIONS, page, pageSize],
    queryFn: ({ signal }) =>
      callJson<AdminActionPage>('accounts/admin-actions/', { searchParams: { page, page_size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
