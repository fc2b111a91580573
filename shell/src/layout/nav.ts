import { paths, type User } from '@northlight/shared-api';
import type { NavEntry, Registry } from '@northlight/shared-api/remote';
import { mayOpen } from '@northlight/shared-api/rules';

/** A navigation entry for the current user, with its path filled in. */
export interface NavItem extends Pick<NavEntry, 'label' | 'place' | 'icon'> {
  short: string;
  to: string;
}

/** The shell's own navigation entries. */
const OWN: NavEntry[] = [
  { label: 'Home', to: paths.home(), audience: 'everyone', place: 'bar', order: 0, icon: 'home' },
  { label: 'Status', to: paths.status(), audience: 'superuser', place: 'account', order: 90, icon: 'status' },
];

const sees = (audience: NavEntry['audience'], user: User | null) =>
  audience === 'guest' ? !user : mayOpen(audience, user);

/** Returns the navigation entries that this user may see, from the shell and every released remote, in order. */
export function navFor(registry: Registry, user: User | null): NavItem[] {
  return [...OWN, ...registry.remotes.flatMap(({ nav }) => nav)]
    .filter(({ audience }) => sees(audience, user))
    .sort((a, b) => a.order - b.order)
    .map(({ label, short = label, place, icon, to }) => ({
      label,
      short,
      place,
      icon,
      to: to.replace('{userId}', String(user?.id ?? '')),
    }));
}
