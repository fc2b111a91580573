import type { ReleasedRemote } from '@northlight/shared-api/remote';
import { ErrorBoundary } from '@northlight/shared-ui';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { classifyRenderError, type RemoteFailure } from './failures.ts';
import { describeFailure, loadedPage, loadPage, releaseInUse } from './load-page.ts';
import { report } from './telemetry.ts';

interface RemoteExtensionProps {
  remote: ReleasedRemote;
  component: string;
  /** What the extension point hands over. */
  props: object;
}

/** One extension of a remote. If it fails, it is absent and the failure is reported; the page around it stays. */
export default function RemoteExtension({ remote, component, props }: RemoteExtensionProps) {
  const [Extension, setExtension] = useState<ComponentType | null>(() => loadedPage(remote, component)?.Page ?? null);
  const tell = (failure: RemoteFailure) => {
    console.error(failure);
    report(describeFailure(releaseInUse(remote), component, failure));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed extension stays absent until its page opens again
  useEffect(() => {
    if (Extension) return;
    let current = true;
    loadPage(remote, component).then(
      ({ Page }) => current && setExtension(() => Page),
      (failure: RemoteFailure) => current && tell(failure),
    );
    return () => {
      current = false;
    };
  }, [remote, component]);

  if (!Extension) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={(error) => tell(classifyRenderError(remote.name, error))}>
      <Suspense fallback={null}>
        <Extension {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
