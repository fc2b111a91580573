import { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionExpiredError } from './client/errors.ts';

/** The one cache of server data. A refusal is final; a transport failure is tried once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline is an error with a message, not a skeleton without end
        refetchOnReconnect: true, // and what failed then loads once there is a connection
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && !(error instanceof ApiError) && !(error instanceof SessionExpiredError),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
