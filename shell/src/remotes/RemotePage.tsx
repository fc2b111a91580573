import type { ReleasedRemote } from '@northlight/shared-api/remote';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { forgetRenderedPage, pageToTakeOver } from '../hydration/rendered-page.ts';
import type { RemoteFailure } from './failures.ts';
import {
  describeFailure,
  fallBack,
  forgetPages,
  type LoadedPage,
  loadedPage,
  loadPage,
  releaseInUse,
} from './load-page.ts';
import { reloadOnce } from './outdated.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';
import { report } from './telemetry.ts';

/** It comes with what has loaded the page. */
const FallbackNotice = lazy(() => import(/* webpackChunkName: 'loader' */ './FallbackNotice.tsx'));

type State = { is: 'loading' } | { is: 'ready'; loaded: LoadedPage } | { is: 'failed'; failure: RemoteFailure };

/** Uses a page that is already loaded at once, so that no skeleton flashes. */
function stateOf(remote: ReleasedRemote, page: string): State {
  const loaded = loadedPage(remote, page);
  return loaded ? { is: 'ready', loaded } : { is: 'loading' };
}

/**
 * One page of a remote: a skeleton, then the page, or a card with a retry. Failures do not affect the rest of the
 * suite.
 */
export function RemotePage({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const [rendered] = useState(() => pageToTakeOver(remote, page));
  if (rendered) use(rendered.settled); // until then, the server's HTML stays as it is
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(() => stateOf(remote, page));
  const broke = useRef(0);
  const { title: part, release } = remote;

  useEffect(forgetRenderedPage, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
  useEffect(() => {
    if (state.is === 'ready') return;
    let current = true;
    (attempt === 0 && rendered ? rendered.loading : loadPage(remote, page)).then(
      (loaded) => current && setState({ is: 'ready', loaded }),
      (failure: RemoteFailure) => {
        if (!current || (failure.kind === 'outdated' && reloadOnce(`${remote.name} ${release}`))) return;
        tell(failure);
        setState({ is: 'failed', failure });
      },
    );
    return () => {
      current = false;
    };
  }, [remote, page, attempt]);

  const tell = (failure: RemoteFailure) => {
    console.error(failure);
    report(describeFailure(releaseInUse(remote), page, failure));
  };
  const loadAnew = () => {
    setState({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  const handleRetry = () => {
    forgetPages(remote);
    loadAnew();
  };

  if (state.is === 'loading') return <PageSkeleton />;
  if (state.is === 'failed')
    return <RemoteErrorCard failure={state.failure} part={part} release={release} onRetry={handleRetry} />;
  const { Page, fallbackReason } = state.loaded;
  /** A page that breaks again after Try again is replaced by the fallback at once. */
  const handleBreak = (failure: RemoteFailure) => {
    broke.current += 1;
    const isReplaced = broke.current > 1 && fallbackReason === null && fallBack(remote, page, failure);
    if (isReplaced) loadAnew();
    else tell(failure);
  };
  return (
    <PageBoundary
      key={attempt}
      remote={remote.name}
      part={part}
      release={release}
      onFailure={handleBreak}
      onRetry={handleRetry}
    >
      {fallbackReason && (
        <Suspense>
          <FallbackNotice reason={fallbackReason} onRetry={handleRetry} />
        </Suspense>
      )}
      <Page />
    </PageBoundary>
  );
}
