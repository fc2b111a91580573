import { paths, useSession } from '@northlight/shared-api';
import { Avatar, ButtonLink, initialsOf, useToast } from '@northlight/shared-ui';
import { LogOut, Menu, Search } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { setCommandMenu } from '../command-menu/open-state.ts';
import { mayLeave } from '../navigation/leaving.ts';
import { NavIcon } from './NavIcon.tsx';
import { NavMenu } from './NavMenu.tsx';
import type { NavItem } from './nav.ts';

const PLACES = ['bar', 'account', 'end'] as const;

function Entry({ item }: { item: NavItem }) {
  return (
    <NavLink to={item.to} end>
      <NavIcon name={item.icon} />
      {item.label}
    </NavLink>
  );
}

function Logout() {
  const { signOut } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const handleLogout = async () => {
    if (!(await mayLeave())) return;
    navigate(paths.login());
    await signOut();
    // The guard of the page just left has set `from`. Clear it, so that the next login starts at the default page.
    if (location.pathname === paths.login()) navigate(paths.login(), { replace: true });
    toast({ title: 'Logged out successfully', tone: 'positive' });
  };
  return (
    <button type="button" onClick={handleLogout}>
      <LogOut aria-hidden="true" />
      Logout
    </button>
  );
}

/** The end of the top bar: login and sign-up links, or the account menu. Below 1024 px it holds the full navigation. */
export function Account({ items }: { items: NavItem[] }) {
  const { status, user } = useSession();
  const of = (place: NavItem['place']) => items.filter((item) => item.place === place);
  return (
    <>
      {status === 'checking' && <Checking role="status">Loading...</Checking>}
      {status === 'signed-out' &&
        of('end').map((item, index, all) => (
          <Wide key={item.to}>
            <ButtonLink to={item.to} variant={index === all.length - 1 ? 'primary' : 'quiet'}>
              {item.label}
            </ButtonLink>
          </Wide>
        ))}
      {user && (
        <NavMenu
          label={`Account of ${user.first_name} ${user.last_name}, ${initialsOf(user.first_name, user.last_name)}`}
          face={<Avatar firstName={user.first_name} lastName={user.last_name} src={user.profile_image} />}
        >
          {of('account').map((item) => (
            <Entry key={item.to} item={item} />
          ))}
          <Logout />
        </NavMenu>
      )}
      <Narrow>
        <NavMenu label="Menu" face={<Menu aria-hidden="true" />}>
          <button type="button" onClick={() => setCommandMenu(true)}>
            <Search aria-hidden="true" />
            Search
          </button>
          {PLACES.flatMap(of).map((item) => (
            <Entry key={item.to} item={item} />
          ))}
          {user && (
            <>
              <hr />
              <Logout />
            </>
          )}
        </NavMenu>
      </Narrow>
    </>
  );
}

const Checking = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Wide = styled.span`
  :root[data-session] & {
    visibility: hidden; /* the server rendered it for a guest, but there is a session */
  }

  @media (max-width: 767px) {
    display: none;
  }
`;

const Narrow = styled.span`
  @media (min-width: 1024px) {
    display: none;
  }
`;
