import { createQueryClient, SessionProvider } from '@northlight/shared-api';
import { aSession } from '@northlight/shared-api/testing';
import { ToastProvider } from '@northlight/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { StoryParameters } from './story-parameters.ts';

interface SurroundingsProps extends StoryParameters {
  theme: string;
  children: ReactNode;
}

function createStoryCache() {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  return cache;
}

/** Everything the shell provides to a page, created anew for each story. */
export function Surroundings({ theme, session = aSession(), route = '*', at = '/', children }: SurroundingsProps) {
  const [cache] = useState(createStoryCache);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const start = at === '/' && route !== '*' ? route : at;
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[start]}>
        <ToastProvider>
          <SessionProvider value={session}>
            <Routes>
              <Route path={route} element={children} />
              <Route path="*" element={<p>The person went to another page.</p>} />
            </Routes>
          </SessionProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
