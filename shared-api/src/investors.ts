import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApiJson } from './client/client.ts';
import { pageQuery, queryKey } from './query-keys.ts';
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

/** One page of the directory; the previous page stays while the next one loads. Asks nothing unless `enabled`. */
export const useInvestors = (filter: InvestorFilter, enabled = true) =>
  useQuery({ ...pageQuery('/api/accounts/investors/', filter), enabled });

const BY_ID = '/api/accounts/investors/{id}/';
const BY_SLUG = '/api/accounts/investors/by-slug/{slug}/';

const idPath = (id: number) => ({ path: { id: String(id) } });
const slugPath = (slug: string) => ({ path: { slug } });
const keyOf = (address: InvestorAddress) =>
  'id' in address ? queryKey(BY_ID, idPath(address.id)) : queryKey(BY_SLUG, slugPath(address.slug));

const fetchInvestor = (address: InvestorAddress, signal: AbortSignal) =>
  'id' in address
    ? callApiJson('get', BY_ID, { ...idPath(address.id), signal })
    : callApiJson('get', BY_SLUG, { ...slugPath(address.slug), signal });

/**
 * A public profile, or nothing while `address` is null. Its failures: 403 when it is not live, 404 when there is none.
 * A profile read by its id is at hand for its slug as well.
 */
export function useInvestor(address: InvestorAddress | null) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: keyOf(address ?? { id: 0 }),
    enabled: address !== null,
    queryFn: async ({ signal }) => {
      const investor = await fetchInvestor(address ?? { id: 0 }, signal);
      const slug = investor.custom_url_slug;
      if (slug !== '') cache.setQueryData(keyOf({ slug }), investor);
      return investor;
    },
  });
}
