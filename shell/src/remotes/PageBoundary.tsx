import { ErrorBoundary } from '@northlight/shared-ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classifyRenderError, type RemoteFailure } from './failures.ts';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';

interface PageBoundaryProps {
  remote: string;
  part?: string;
  release?: string;
  /** Told of each failure once, as the card names it. */
  onFailure?: (failure: RemoteFailure) => void;
  onRetry: (failure: RemoteFailure) => void;
  children: ReactNode;
}

/** Keeps a page that throws while it is shown from taking the rest along: a card stands in its place until one goes on. */
export function PageBoundary({ remote, part, release, onFailure, onRetry, children }: PageBoundaryProps) {
  const { key } = useLocation();
  const [failures] = useState(() => new WeakMap<object, RemoteFailure>());

  /** The same failure, and so the same reference, for report and card. */
  const failureOf = (error: unknown) => {
    const thrown = Object(error) as object;
    const failure = failures.get(thrown) ?? classifyRenderError(remote, error);
    failures.set(thrown, failure);
    return failure;
  };
  return (
    <ErrorBoundary
      resetKey={key}
      onError={(error) => onFailure?.(failureOf(error))}
      fallback={({ error }) => {
        const failure = failureOf(error);
        return <RemoteErrorCard failure={failure} part={part} release={release} onRetry={() => onRetry(failure)} />;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
