import { paths, type User, useSession } from '@northlight/shared-api';
import { PageHeader } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** The frame of every settings section: the page's title, the links to the sections, and one section. */
export function SettingsLayout({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') return <SettingsSkeleton />;
  if (!user) return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  return (
    <>
      <PageHeader title="Settings">
        {`What ${user.is_investor ? 'founders' : 'investors'} see, and how you log in.`}
      </PageHeader>
      <Columns>
        <SettingsNav user={user} />
        <div>{children(user)}</div>
      </Columns>
    </>
  );
}

/* On a wide screen, the column of links and the section share the page's width, so the section has no gutters. */
const Columns = styled.div`
  & > * {
    min-width: 0;
  }

  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--s7);
    max-width: calc(var(--page) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);

    & > div {
      --gutter: 0px;
    }
  }
`;
