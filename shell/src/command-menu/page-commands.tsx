import { paths, type User } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { mayOpen } from '@northlight/shared-api/rules';
import type { Command } from '@northlight/shared-ui/overlays';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '../../shell.ts';
import { NavIcon } from '../layout/NavIcon.tsx';
import { navFor } from '../layout/nav.ts';
import { ownerOf } from '../remotes/prefetch.ts';
import { accessOf } from '../routes/access.ts';

const SETTINGS = <NavIcon name="settings" />;
const LEGAL = <FileText aria-hidden="true" />;

/** Pages without an entry in the navigation; their titles and who may open them are declared with their routes. */
const OTHERS: readonly (readonly [path: string, icon: ReactNode])[] = [
  [paths.sampleResult(), <NavIcon key="analysis" name="analysis" />],
  [paths.settings({ section: 'investor-profile' }), SETTINGS],
  [paths.settings({ section: 'security' }), SETTINGS],
  [paths.settings({ section: 'notifications' }), SETTINGS],
  [paths.settings({ section: 'account' }), SETTINGS],
  [paths.terms(), LEGAL],
  [paths.privacy(), LEGAL],
];

const PLACES = ['bar', 'account', 'end'];

/** The pages in this user's navigation. */
export const navCommands = (registry: Registry, user: User | null): Command[] =>
  navFor(registry, user)
    .toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
    .map(({ to, label, icon }) => ({ id: to, label, icon: <NavIcon name={icon} />, to }));

/** The other pages that this user may open. */
export const otherPageCommands = (registry: Registry, user: User | null): Command[] =>
  OTHERS.flatMap(([path, icon]) => {
    const own = routes.find((route) => route.path === path);
    if (own?.title) return { id: path, label: own.title, icon, to: path };
    const route = ownerOf(registry, path)?.route;
    return route && mayOpen(accessOf(route), user) ? { id: path, label: route.title, icon, to: path } : [];
  });
