import { afterEach } from '@jest/globals';
import { createQueryClient, type Session, SessionProvider } from '@northlight/shared-api';
import { aSession, mockApi } from '@northlight/shared-api/testing';
import { ToastProvider } from '@northlight/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface PageTest {
  /** Route pattern, such as `/evaluation-results/:id`. @default '/' */
  route?: string;
  /** Current location. @default the route */
  at?: string | { pathname: string; state: unknown };
  /** @default nobody is logged in */
  session?: Session;
  /** API answers; the first match wins. */
  api?: RequestHandler[];
}

let restore: (() => void) | undefined;
afterEach(() => {
  cleanup();
  restore?.();
  restore = undefined;
  localStorage.clear();
  sessionStorage.clear();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/**
 * Renders a whole page over a mocked API. On navigation to another path, the element with the test id `elsewhere`
 * contains that path.
 * @returns the result of Testing Library's render, and `person`, who types and clicks
 */
export function renderPage(
  Page: ComponentType,
  { route = '/', at = route, session = aSession(), api = [] }: PageTest = {},
) {
  restore = mockApi(api);
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false, gcTime: 0 } });
  const person = userEvent.setup();
  const view = render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider>
          <SessionProvider value={session}>
            <Routes>
              <Route path={route} element={<Page />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </SessionProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, person };
}
