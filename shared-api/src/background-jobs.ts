import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './client/client.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';

/** Milliseconds after which the figures are read again. */
const FRESH_MS = 10_000;

/** The background jobs, for admins: the load of each lane, and failed jobs. Its failure: 403. */
export const useBackgroundJobs = () => useQuery({ ...queryOf('/api/jobs/'), refetchInterval: FRESH_MS });

/** Retries a failed job, or discards it, which takes a confirmed identity. */
export function useFailedJobs() {
  const cache = useQueryClient();
  const onSettled = () =>
    invalidate(
      cache,
      queryKey('/api/jobs/'),
      queryKey('/api/accounts/security-events/'),
      queryKey('/api/accounts/security-events/all/'),
    );
  const retry = useMutation({
    mutationFn: (id: string) => callApi('post', '/api/jobs/{id}/retry/', { path: { id } }),
    onSettled,
  });
  const discard = useMutation({
    mutationFn: (id: string) => callApi('delete', '/api/jobs/{id}/', { path: { id } }),
    onSettled,
  });
  return { retry, discard };
}
