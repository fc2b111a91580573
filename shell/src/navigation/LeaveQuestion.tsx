import { ErrorBoundary } from '@northlight/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import { answerLeaving, useLeaving } from './leaving.ts';

const LeaveDialog = lazy(() => import(/* webpackChunkName: 'confirm' */ './LeaveDialog.tsx'));

/** Fallback for when the dialog's chunk fails to load. */
function PlainQuestion() {
  useEffect(() => answerLeaving(window.confirm('Leave without saving?')), []);
  return null;
}

/** Asks before unsaved input is discarded. The dialog's code loads only when it is needed. */
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
