import { queryOf } from '@northlight/shared-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** How the parts loaded lately; with a reference, the failure that a person was given it for. */
export const useRemotesStatus = (reference: string) =>
  useQuery({
    ...queryOf('/api/telemetry/remotes/', { query: reference ? { reference } : {} }),
    placeholderData: keepPreviousData,
  });
