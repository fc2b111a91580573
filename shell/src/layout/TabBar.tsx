import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { NavIcon } from './NavIcon.tsx';
import type { NavItem } from './nav.ts';

const MOST = 5;

/**
 * The user's main pages first, then the account pages. Home is dropped when space is short: the brand links there too.
 */
function placesFor(items: NavItem[]): NavItem[] {
  const places = [...items.filter(({ place }) => place === 'bar'), ...items.filter(({ place }) => place === 'account')];
  return places.length > MOST ? places.filter(({ icon }) => icon !== 'home').slice(0, MOST) : places;
}

/** On a phone, the main pages within thumb reach. The menu in the top bar has the rest. */
export function TabBar({ items }: { items: NavItem[] }) {
  return (
    <Root aria-label="Quick">
      {placesFor(items).map(({ to, label, short, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} aria-label={label}>
          <NavIcon name={icon} />
          {short}
        </NavLink>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: none;

  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-header);
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding-bottom: env(safe-area-inset-bottom);
    background: var(--surface);
    border-top: 1px solid var(--line);
  }

  @media print {
    display: none;
  }

  & a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.2rem;
    height: 3.75rem;
    padding-inline: 0.2rem;
    margin-top: -1px;
    border-top: 2px solid var(--line-none);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }

  @media (max-width: 359px) {
    & a {
      padding-inline: 0;
    }
  }

  & a[aria-current] {
    color: var(--accent);
    border-color: var(--accent);
  }

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }
`;
