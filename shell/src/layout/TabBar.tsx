import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { NavIcon } from './NavIcon.tsx';
import type { NavItem } from './nav.ts';

const MOST = 5;

/** On a phone, the main places within reach of the thumb; the rest is in the menu above. */
export function TabBar({ items }: { items: NavItem[] }) {
  const places = items.filter(({ place, icon }) => icon === 'home' || place !== 'end');
  return (
    <Root aria-label="Quick">
      {places.slice(places.length > MOST ? 1 : 0, places.length > MOST ? MOST + 1 : MOST).map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end>
          <NavIcon name={icon} />
          {label}
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
    margin-top: -1px;
    border-top: 2px solid transparent;
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 500;
    text-align: center;
    text-decoration: none;
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
