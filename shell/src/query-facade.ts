/**
 * The exports of @tanstack/react-query that remotes may import; the shell ships no others. The build reads this list.
 */
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
