import type { ReleasedRemote } from '@northlight/shared-api/remote';
import { ErrorBoundary } from '@northlight/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteFailure } from './failures.ts';
import { loadPage } from './load-page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';
import { RenderErrorCard } from './RenderErrorCard.tsx';

type State = { is: 'loading' } | { is: 'ready'; Page: ComponentType } | { is: 'failed'; failure: RemoteFailure };

/** One page of a remote: a skeleton, then the page, or a card that can try again. What fails here stays here. */
export function RemotePage({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ is: 'loading' });
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
  useEffect(() => {
    let current = true;
    const show = (next: State) => current && setState(next);
    loadPage(remote, page).then(
      (Page) => show({ is: 'ready', Page }),
      (failure: RemoteFailure) => {
        console.error(failure);
        show({ is: 'failed', failure });
      },
    );
    return () => {
      current = false;
    };
  }, [remote, page, attempt]);

  const handleRetry = () => {
    setState({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  if (state.is === 'loading') return <PageSkeleton />;
  if (state.is === 'failed') return <RemoteErrorCard failure={state.failure} onRetry={handleRetry} />;
  return (
    <ErrorBoundary
      key={attempt}
      resetKey={key}
      fallback={({ error }) => <RenderErrorCard remote={remote.name} error={error} onRetry={handleRetry} />}
    >
      <state.Page />
    </ErrorBoundary>
  );
}
