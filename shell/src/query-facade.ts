/**
 * What stands for @tanstack/react-query in the whole suite: only the names in use, so that the rest of it is not shipped.
 * The whole has another name here, since its own means this file. The list in tooling/webpack/shared.mjs has the same names; a test compares them.
 */
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from 'react-query-whole';
