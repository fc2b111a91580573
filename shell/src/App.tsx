import type { Registry } from '@northlight/shared-api/remote';
import { ToastProvider } from '@northlight/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import { replayOnFrame } from './hydration/early-input.ts';
import { Frame } from './layout/Frame.tsx';
import type { History } from './navigation/guarded-history.ts';
import { ShellRouter } from './navigation/ShellRouter.tsx';
import { type Choices, isChosen } from './remotes/choices/choices.ts';
import { PageSkeleton } from './remotes/PageSkeleton.tsx';
import { RegistryGate } from './remotes/RegistryGate.tsx';
import { RegistryContext } from './remotes/registry-context.ts';
import { ShellExtensions } from './remotes/ShellExtensions.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { ConfirmIdentity } from './session/ConfirmIdentity.tsx';
import { ShellSession } from './session/ShellSession.tsx';

const ChoicesBar = lazy(() => import(/* webpackChunkName: 'choices' */ './remotes/choices/ChoicesBar.tsx'));

interface AppProps {
  /** Returns the registry. Called at startup and again on each retry. */
  readRegistry: () => Registry | Promise<Registry>;
  choices: Choices;
  /** Only on the server. */
  history?: History | undefined;
  /** Only on the server, for a page that the browser renders: the frame around a placeholder. */
  isSkeleton?: boolean;
}

/** The whole suite: providers, the frame around every page, and the routes. */
export function App({ readRegistry, choices, history, isSkeleton = false }: AppProps) {
  useEffect(replayOnFrame, []);
  return (
    <ShellRouter fixed={history}>
      <ToastProvider>
        <ShellSession>
          <ConfirmIdentity />
          {isChosen(choices) && (
            <Suspense fallback={null}>
              <ChoicesBar choices={choices} />
            </Suspense>
          )}
          <RegistryGate read={readRegistry}>
            {(registry) => (
              <RegistryContext value={registry}>
                <Frame registry={registry}>
                  <ShellExtensions registry={registry} disabled={choices.disabled}>
                    {isSkeleton ? <PageSkeleton /> : <AppRoutes registry={registry} disabled={choices.disabled} />}
                  </ShellExtensions>
                </Frame>
              </RegistryContext>
            )}
          </RegistryGate>
        </ShellSession>
      </ToastProvider>
    </ShellRouter>
  );
}
