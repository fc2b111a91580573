import { ErrorBoundary } from '@northlight/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { replayOnPage } from '../hydration/early-input.ts';
import { classifyRenderError, type RemoteFailure } from './failures.ts';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';

interface PageBoundaryProps {
  remote: string;
  part?: string;
  release?: string;
  /** Called once for each failure, with the same reference that the card shows. */
  onFailure?: (failure: RemoteFailure) => void;
  onRetry: (failure: RemoteFailure) => void;
  children: ReactNode;
}

/** Contains a page that throws while rendering. A card replaces it until the user navigates. */
export function PageBoundary({ remote, part, release, onFailure, onRetry, children }: PageBoundaryProps) {
  const { key } = useLocation();
  const [failures] = useState(() => new WeakMap<object, RemoteFailure>());

  /** Returns the same failure, and so the same reference, for the report and the card. */
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
      <Ready />
    </ErrorBoundary>
  );
}

/** Hands over what was entered before the page listened. */
function Ready() {
  useEffect(replayOnPage, []);
  return null;
}
