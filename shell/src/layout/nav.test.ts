import { describe, expect, it } from '@jest/globals';
import type { Access, NavEntry } from '@northlight/shared-api/remote';
import { anInvestorUser, aUser } from '@northlight/shared-api/testing';
import { aRegistry, aRemote } from '../remotes/registry.fixture.ts';
import { navFor } from './nav.ts';

const entry = (label: string, audience: Access | 'guest', order: number, to = `/${label.toLowerCase()}`): NavEntry => ({
  label,
  to,
  audience,
  order,
  place: 'bar',
  icon: 'home',
});

const registry = aRegistry(
  aRemote({
    routes: [],
    nav: [
      entry('Questions', 'investor', 50),
      entry('Login', 'guest', 90),
      entry('Investors', 'everyone', 10),
      entry('Dashboard', 'login', 40),
      entry('Public Profile', 'investor', 60, '/investor?id={userId}'),
      entry('Admin Panel', 'superuser', 70),
    ],
  }),
);

const labels = (user: Parameters<typeof navFor>[1]) => navFor(registry, user).map(({ label }) => label);

describe('the navigation', () => {
  it('offers a visitor the public pages and a way in', () => {
    expect(labels(null)).toEqual(['Home', 'Investors', 'Login']);
  });

  it('offers a founder the pages that need a login, and no way in', () => {
    expect(labels(aUser())).toEqual(['Home', 'Investors', 'Dashboard']);
  });

  it('offers an investor their own pages, with their own id in the address', () => {
    expect(labels(anInvestorUser())).toEqual(['Home', 'Investors', 'Dashboard', 'Questions', 'Public Profile']);
    expect(navFor(registry, anInvestorUser({ id: 42 })).at(-1)?.to).toBe('/investor?id=42');
  });

  it('offers an admin the admin panel', () => {
    expect(labels(aUser({ is_superuser: true }))).toContain('Admin Panel');
  });

  it('offers an investor who is an admin as well both, each once', () => {
    expect(labels(anInvestorUser({ is_superuser: true }))).toEqual([
      'Home',
      'Investors',
      'Dashboard',
      'Questions',
      'Public Profile',
      'Admin Panel',
      'Status',
    ]);
  });

  it('has a short word for the thumb bar where an entry gives one, and its label otherwise', () => {
    const short = aRemote({ routes: [], nav: [{ ...entry('Admin Panel', 'everyone', 70), short: 'Admin' }] });
    expect(navFor(aRegistry(short), null).map((item) => item.short)).toEqual(['Home', 'Admin']);
  });
});
