import { countOf, type PublicInvestor, paths, useInvestors } from '@northlight/shared-api';
import type { Command } from '@northlight/shared-ui/overlays';
import { UsersRound } from 'lucide-react';
import type { Found } from './found.ts';
import { matches } from './matches.ts';

const SHOWN = 6;

const ICON = <UsersRound aria-hidden="true" />;

const toCommand = ({ id, first_name, last_name, title, company, custom_url_slug: slug }: PublicInvestor): Command => ({
  id: `investor-${id}`,
  label: `${first_name} ${last_name}`.trim(),
  detail: [title, company].filter(Boolean).join(', '),
  icon: ICON,
  to: slug === '' ? paths.investor(id) : paths.investorBySlug(slug),
});

/**
 * Investors in the directory that match, once something is typed.
 * @param term what is typed now
 * @param settled what the server is asked for
 */
export function useInvestorGroup(term: string, settled: string): Found {
  const { data, isPlaceholderData, isFetching, isPending, isError } = useInvestors(
    { search: settled, sort: 'name', page: 1, page_size: SHOWN },
    settled !== '',
  );
  const isCurrent = term === settled && !isPlaceholderData;
  const found = term === '' ? [] : (data?.results.map(toCommand) ?? []);
  // What was found for an earlier term stays if it is right for this one, too.
  const items = isCurrent ? found : found.filter(({ label, detail }) => matches(term, label, detail));
  const more: Command[] =
    isCurrent && items.length > 0 && data !== undefined && data.count > SHOWN
      ? [
          {
            id: 'investors',
            label: `All ${countOf(data.count)} investors that match`,
            icon: ICON,
            to: paths.investors(term),
          },
        ]
      : [];
  return {
    groups: [{ label: 'Investors', items: [...items, ...more] }],
    isSearching: term !== settled || (settled !== '' && (isPending ? isFetching : isPlaceholderData)),
    hasFailed: settled !== '' && isError,
  };
}
