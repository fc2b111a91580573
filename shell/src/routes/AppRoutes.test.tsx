import { expect, it } from '@jest/globals';
import { aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { waitFor } from '@testing-library/react';
import { routes } from '../../shell.ts';
import { aRegistry } from '../remotes/registry.fixture.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { AppRoutes } from './AppRoutes.tsx';

const registry = aRegistry();
const Suite = () => (
  <RegistryContext value={registry}>
    <AppRoutes registry={registry} disabled={[]} />
  </RegistryContext>
);

it.each(routes.filter(({ path }) => path !== '/pitch-decks'))(
  'the tab of $path has the title that the server gives it',
  async ({ path, title }) => {
    document.title = '';
    renderPage(Suite, { route: '/*', at: path, session: aSession(aUser({ is_superuser: true })) });
    const named = title === null ? 'Northlight' : `${title} · Northlight`;
    await waitFor(() => expect(document.title).toBe(named));
  },
);
