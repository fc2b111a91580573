import { ExtensionsProvider, type ShowExtensions, useSession } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { mayOpen } from '@northlight/shared-api/rules';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';

/** It comes with what has loaded the page. */
const RemoteExtension = lazy(() => import(/* webpackChunkName: 'loader' */ './RemoteExtension.tsx'));

interface ShellExtensionsProps {
  registry: Registry;
  /** Remotes that are switched off in this tab. */
  disabled: readonly string[];
  children: ReactNode;
}

/** Lets pages show the extensions that the released remotes declare and this user may see. */
export function ShellExtensions({ registry, disabled, children }: ShellExtensionsProps) {
  const { user } = useSession();
  const show = useCallback<ShowExtensions>(
    (point, props) =>
      registry.remotes
        .filter(({ name }) => !disabled.includes(name))
        .flatMap((remote) =>
          (remote.extensions ?? [])
            .filter((extension) => extension.point === point && mayOpen(extension.access, user))
            .map(({ component }) => (
              <Suspense key={`${remote.name}/${component}`}>
                <RemoteExtension remote={remote} component={component} props={props} />
              </Suspense>
            )),
        ),
    [registry, disabled, user],
  );
  return <ExtensionsProvider value={show}>{children}</ExtensionsProvider>;
}
