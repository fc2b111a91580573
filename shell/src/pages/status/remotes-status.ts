import { callJson, type RemotesStatus } from '@northlight/shared-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** How the parts loaded lately; with a reference, the failure that a person was given it for. */
export const useRemotesStatus = (reference: string) =>
  useQuery({
    queryKey: ['remotes-status', reference],
    queryFn: ({ signal }) =>
      callJson<RemotesStatus>('telemetry/remotes/', { signal, searchParams: reference ? { reference } : {} }),
    placeholderData: keepPreviousData,
  });
