import { useSession } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { useSearchTerm } from '@northlight/shared-ui';
import { CommandMenu } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { matches } from './matches.ts';
import { setCommandMenu } from './open-state.ts';
import { navCommands, otherPageCommands } from './page-commands.tsx';
import { useDeckGroups } from './useDeckGroups.ts';
import { useInvestorGroup } from './useInvestorGroup.tsx';

/** Finds pages, the user's own decks and investors. Everyone finds only what they may see. */
export function SearchMenu({ registry }: { registry: Registry }) {
  const { user } = useSession();
  const [settled, setSettled] = useState('');
  const field = useSearchTerm(settled, setSettled);
  const term = field.term.trim();
  const decks = useDeckGroups(user, term, settled);
  const investors = useInvestorGroup(term, settled);
  const nav = navCommands(registry, user);
  const pages = term === '' ? nav : [...nav, ...otherPageCommands(registry, user)];

  const groups = [
    { label: 'Pages', items: pages.filter(({ label }) => matches(term, label)) },
    ...decks.groups,
    ...investors.groups,
  ];
  return (
    <CommandMenu
      open
      onOpenChange={setCommandMenu}
      placeholder={user ? 'Pages, decks and investors' : 'Pages and investors'}
      term={field.term}
      onTermChange={field.type}
      groups={groups}
      emptyText={`${user ? 'No page, deck or investor' : 'No page or investor'} matches “${term}”.`}
      status={statusOf(decks.isSearching || investors.isSearching, decks.hasFailed || investors.hasFailed)}
    />
  );
}

function statusOf(isSearching: boolean, hasFailed: boolean) {
  if (hasFailed) return 'Some results didn’t load. Close the search and try again.';
  if (isSearching) return 'Searching...';
  return null;
}
