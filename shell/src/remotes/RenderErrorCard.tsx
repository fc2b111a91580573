import { useState } from 'react';
import { RemoteFailure } from './failures.ts';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';

/** A page that threw while it was shown: the same card, around the same kind of failure. */
export function RenderErrorCard({ remote, error, onRetry }: { remote: string; error: unknown; onRetry: () => void }) {
  const [failure] = useState(() => new RemoteFailure('threw-on-load', remote, error));
  return <RemoteErrorCard failure={failure} onRetry={onRetry} />;
}
