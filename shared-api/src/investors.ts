import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from './client/client.ts';
import type { PublicInvestor, PublicInvestorPage } from './contract.ts';
import type { InvestmentRangeId, InvestorSort } from './rules/investment.ts';

export interface InvestorFilter {
  /** Words to look for in name, company and focus areas. */
  search?: string | undefined;
  range?: InvestmentRangeId | undefined;
  sort: InvestorSort;
  /** Counted from 1. */
  page: number;
  page_size: number;
}

/** How a public profile is addressed. */
export type InvestorAddress = { id: number } | { slug: string };

/** One page of the directory; the previous page stays while the next one loads. */
export const useInvestors = (filter: InvestorFilter) =>
  useQuery({
    queryKey: ['investors', 'list', filter],
    queryFn: ({ signal }) =>
      callJson<PublicInvestorPage>('accounts/investors/', { searchParams: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });

const keyOf = (address: InvestorAddress) => ['investors', 'one', address];

const pathOf = (address: InvestorAddress) =>
  'id' in address
    ? `accounts/investors/${address.id}/`
    : `accounts/investors/by-slug/${encodeURIComponent(address.slug)}/`;

/**
 * A public profile, or nothing while `address` is null. Its failures: 403 when it is not live, 404 when there is none.
 * A profile read by its id is at hand for its slug as well.
 */
export function useInvestor(address: InvestorAddress | null) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: address ? keyOf(address) : ['investors', 'one', null],
    enabled: address !== null,
    queryFn: async ({ signal }) => {
      const investor = await callJson<PublicInvestor>(pathOf(address ?? { id: 0 }), { signal });
      const slug = investor.custom_url_slug;
      if (slug !== '') cache.setQueryData(keyOf({ slug }), investor);
      return investor;
    },
  });
}
