import { ErrorBoundary } from '@northlight/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import { answerLeaving, useLeaving } from './leaving.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'));

/** What asks when the dialog itself cannot be fetched. */
function PlainQuestion() {
  useEffect(() => answerLeaving(window.confirm('Leave without saving?')), []);
  return null;
}

/** Asks before unsaved input is left behind. Nothing of it is loaded before there is something to ask. */
export function LeaveQuestion() {
  const { answer } = useLeaving();
  if (!answer) return null;
  return (
    <ErrorBoundary fallback={() => <PlainQuestion />}>
      <Suspense fallback={null}>
        <LeaveDialog />
      </Suspense>
    </ErrorBoundary>
  );
}
