import { paths } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageSkeleton } from '../remotes/PageSkeleton.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { accessOf } from './access.ts';
import { Guard } from './Guard.tsx';
import { OwnPage } from './OwnPage.tsx';
import { Titled } from './Titled.tsx';

const SwitchedOff = lazy(() => import(/* webpackChunkName: 'choices' */ '../remotes/SwitchedOff.tsx'));
const landing = () => import(/* webpackChunkName: 'landing' */ '../pages/LandingPage.tsx');
const terms = () => import(/* webpackChunkName: 'legal' */ '../pages/TermsPage.tsx');
const privacy = () => import(/* webpackChunkName: 'legal' */ '../pages/PrivacyPage.tsx');
const status = async () => {
  const [{ default: StatusPage }, { withServerData }] = await Promise.all([
    import('../pages/StatusPage.tsx'),
    import(/* webpackChunkName: 'loader' */ '../server-data/withServerData.tsx'),
  ]);
  return { default: withServerData(StatusPage) };
};

interface AppRoutesProps {
  registry: Registry;
  /** Remotes that are switched off in this tab. */
  disabled: readonly string[];
}

/** All routes: the shell's own, which `shell.ts` declares for the server, and those that the released remotes declare. */
export function AppRoutes({ registry, disabled }: AppRoutesProps) {
  return (
    <Routes>
      <Route path={paths.home()} element={<Titled title={null} page={<OwnPage load={landing} />} />} />
      <Route path={paths.terms()} element={<Titled title="Terms of Service" page={<OwnPage load={terms} />} />} />
      <Route path={paths.privacy()} element={<Titled title="Privacy Policy" page={<OwnPage load={privacy} />} />} />
      <Route path="/pitch-decks" element={<Navigate to={paths.dashboard()} replace />} />
      <Route
        path={paths.status()}
        element={
          <Titled
            title="Status"
            page={
              <Guard access="superuser">
                <OwnPage load={status} />
              </Guard>
            }
          />
        }
      />
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
                    <Suspense fallback={<PageSkeleton />}>
                      {disabled.includes(remote.name) ? (
                        <SwitchedOff part={remote.title} />
                      ) : (
                        <RemotePage key={`${remote.name}/${route.page}`} remote={remote} page={route.page} />
                      )}
                    </Suspense>
                  </Guard>
                }
              />
            }
          />
        )),
      )}
      <Route path="*" element={<Titled title="Page not found" page={<NotFoundPage />} />} />
    </Routes>
  );
}
