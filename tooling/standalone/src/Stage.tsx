import { createQueryClient, SessionProvider, type User } from '@northlight/shared-api';
import { mayOpen } from '@northlight/shared-api/rules';
import { EmptyState, Page, ToastProvider } from '@northlight/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { accessOf } from '../../../shell/src/routes/access.ts';
import type { PageAtWork, Situation } from './situations.ts';
import { usePlayedSession } from './usePlayedSession.ts';

interface StageProps {
  pages: PageAtWork[];
  situation: Situation;
  /** Current user; undefined means the situation's user. */
  person: User | null | undefined;
}

function createCache() {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  return cache;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <EmptyState title="This leads out of the remote.">{`In the product, ${pathname + search} comes next.`}</EmptyState>
    </Page>
  );
}

function Refused({ route }: Pick<PageAtWork, 'route'>) {
  return (
    <Page>
      <EmptyState title="This person may not open the page.">
        {`${route.path} is for “${accessOf(route)}”. The shell sends everybody else away before the page loads.`}
      </EmptyState>
    </Page>
  );
}

/** Gives pages what the shell would. Remount it for each situation. */
export function Stage({ pages, situation, person }: StageProps) {
  const [cache] = useState(createCache);
  const session = usePlayedSession(situation.session, person);
  const isAllowed = ({ route }: PageAtWork) => session.status === 'checking' || mayOpen(accessOf(route), session.user);
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[situation.at]}>
        <ToastProvider>
          <SessionProvider value={session}>
            <Routes>
              {pages.map((page) => (
                <Route
                  key={page.route.path}
                  path={page.route.path}
                  element={isAllowed(page) ? <page.Page /> : <Refused route={page.route} />}
                />
              ))}
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </SessionProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
