import { paths, settings } from '@northlight/shared-api';
import { Logo, ThemeToggle } from '@northlight/shared-ui';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { SearchButton } from '../command-menu/SearchButton.tsx';
import { Account } from './Account.tsx';
import type { NavItem } from './nav.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

/** The bar at the top of every page: brand, main navigation, theme, account. */
export function TopBar({ items }: { items: NavItem[] }) {
  return (
    <Root>
      <Row>
        <Brand to={paths.home()}>
          <Logo name={settings().product_name} />
        </Brand>
        <Nav aria-label="Main">
          {items
            .filter(({ place }) => place === 'bar')
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === paths.home()}>
                {label}
              </NavLink>
            ))}
        </Nav>
        <End>
          <SearchButton />
          <ThemeToggle />
          <Account items={items} />
        </End>
      </Row>
      <OfflineNotice />
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--paper);
  border-bottom: 1px solid var(--line);

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s6);
  height: 4rem;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  @media (max-width: 767px) {
    gap: var(--s3);
    height: 3.5rem;
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  text-decoration: none;
`;

const Nav = styled.nav`
  display: flex;
  gap: var(--s1);
  height: 100%;

  & a {
    display: inline-flex;
    align-items: center;
    padding: 0 0.7rem;
    border-bottom: 2px solid var(--line-none);
    margin-bottom: -1px;
    color: var(--muted);
    font-weight: 480;
    text-decoration: none;
    white-space: nowrap;
    transition: color var(--quick);
  }

  & a:hover {
    color: var(--ink);
  }

  & a[aria-current] {
    color: var(--ink);
    border-color: var(--accent);
  }

  @media (max-width: 1279px) {
    & a {
      padding-inline: 0.5rem;
      font-size: var(--text-sm);
    }
  }

  @media (max-width: 1023px) {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  margin-left: auto;

  @media (max-width: 1279px) {
    gap: 0;
  }
`;
