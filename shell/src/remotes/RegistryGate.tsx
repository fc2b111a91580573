import type { Registry } from '@northlight/shared-api/remote';
import { type ReactNode, useEffect, useState } from 'react';
import type { RemoteFailure } from './failures.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';

type State = { is: 'loading' } | { is: 'ready'; registry: Registry } | { is: 'failed'; failure: RemoteFailure };

interface RegistryGateProps {
  /** Returns the registry if it is inlined in the page, else a promise of it. */
  read: () => Registry | Promise<Registry>;
  children: (registry: Registry) => ReactNode;
}

/** Waits for the registry if it is not inlined in the page, and offers a retry if it fails to load. */
export function RegistryGate({ read, children }: RegistryGateProps) {
  const [attempt, setAttempt] = useState(read);
  const [state, setState] = useState<State>(
    attempt instanceof Promise ? { is: 'loading' } : { is: 'ready', registry: attempt },
  );

  useEffect(() => {
    if (!(attempt instanceof Promise)) return;
    let current = true;
    const show = (next: State) => current && setState(next);
    attempt.then(
      (registry) => show({ is: 'ready', registry }),
      (failure: RemoteFailure) => show({ is: 'failed', failure }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const handleRetry = () => {
    setState({ is: 'loading' });
    setAttempt(read());
  };
  if (state.is === 'ready') return children(state.registry);
  if (state.is === 'failed')
    return <RemoteErrorCard failure={state.failure} part="The product" onRetry={handleRetry} />;
  return <PageSkeleton />;
}
