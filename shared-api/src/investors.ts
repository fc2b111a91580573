import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { PublicInvestorPage } from './contract.ts';

export type InvestorRange = 'up-to-100k' | '100k-500k' | '500k-1m' | '1m-5m' | '5m-plus';
export type InvestorSort = 'name' | 'company' | 'investment-low' | 'investment-high';

export interface InvestorFilter {
  search?: string | undefined;
  range?: InvestorRange | undefined;
  sort: InvestorSort;
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** One page of the directory; the previous page stays while the next one loads. */
export const useInvestors = (filter: InvestorFilter) =>
  useQuery({
    queryKey: ['investors', filter],
    queryFn: ({ signal }) =>
      callJson<PublicInvestorPage>('accounts/investors/', { searchParams: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
