import { paths } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { accessOf } from './access.ts';
import { Guard } from './Guard.tsx';
import { Loading } from './Loading.tsx';
import { Titled } from './Titled.tsx';

const LandingPage = lazy(() => import(/* webpackChunkName: 'landing' */ '../pages/LandingPage.tsx'));
const TermsPage = lazy(() => import('../pages/TermsPage.tsx'));
const PrivacyPage = lazy(() => import('../pages/PrivacyPage.tsx'));

/** Every route of the suite: the shell's own, and those that the released remotes declare. */
export function AppRoutes({ registry }: { registry: Registry }) {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path={paths.home()} element={<Titled title={null} page={<LandingPage />} />} />
        <Route path={paths.terms()} element={<Titled title="Terms of Service" page={<TermsPage />} />} />
        <Route path={paths.privacy()} element={<Titled title="Privacy Policy" page={<PrivacyPage />} />} />
        <Route path="/pitch-decks" element={<Navigate to={paths.dashboard()} replace />} />
        {registry.remotes.flatMap((remote) =>
          remote.routes.map((route) => (
            <Route
              key={`${remote.name}${route.path}`}
              path={route.path}
              element={
                <Titled
                  title={route.title}
                  page={
                    <Guard access={accessOf(route)}>
                      <RemotePage key={`${remote.name}/${route.page}`} remote={remote} page={route.page} />
                    </Guard>
                  }
                />
              }
            />
          )),
        )}
        <Route path="*" element={<Titled title="Page not found" page={<NotFoundPage />} />} />
      </Routes>
    </Suspense>
  );
}
