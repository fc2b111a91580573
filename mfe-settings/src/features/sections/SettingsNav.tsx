import { paths, type User } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const SECTIONS = [
  { to: paths.settings(), label: 'Profile' },
  { to: paths.settings({ section: 'investor-profile' }), label: 'Investor Profile', isInvestors: true },
  { to: paths.settings({ section: 'security' }), label: 'Login & security' },
  { to: paths.settings({ section: 'notifications' }), label: 'Notifications' },
  { to: paths.settings({ section: 'account' }), label: 'Your data' },
];

/** Links to the sections of the settings: a column on a wide screen, else a row that scrolls sideways. */
export function SettingsNav({ user }: { user: User }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is the current one when the path changes
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Root aria-label="Settings">
      <ul ref={list}>
        {SECTIONS.filter(({ isInvestors }) => !isInvestors || user.is_investor).map(({ to, label }) => (
          <li key={to}>
            <Link to={to} variant="plain" aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  & > ul {
    position: relative;
    display: flex;
    gap: var(--s2);
    margin: 0;
    padding: 0 var(--gutter) var(--s4);
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }

  & li {
    flex: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--s3);
    border-radius: var(--radius-md);
    color: var(--muted);
    font-size: var(--text-sm);
    white-space: nowrap;
  }

  & a:hover,
  & [aria-current] {
    color: var(--ink);
    background: var(--sunken);
  }

  & [aria-current] {
    font-weight: 540;
    box-shadow: inset 0 -2px var(--accent);
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: calc(var(--topbar, 0px) + var(--s5));
    align-self: start;

    & > ul {
      display: grid;
      gap: var(--s1);
      padding: var(--s5) 0;
    }

    & [aria-current] {
      box-shadow: inset 2px 0 var(--accent);
    }
  }
`;
