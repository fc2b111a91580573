/**
 * What remotes get of @tanstack/react-query: only the names in use, so that the rest of it is not shipped. The list in
 * tooling/webpack/shared.mjs has the same names; a test compares them.
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
