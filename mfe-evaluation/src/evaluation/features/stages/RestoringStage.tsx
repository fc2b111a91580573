import { ApiError, messageOf } from '@northlight/shared-api';
import { Button, Loading, PageHeader } from '@northlight/shared-ui';
import { ReportSkeleton } from '../results/ReportSkeleton.tsx';

interface RestoringStageProps {
  /** Why the result did not load; null while it is loading. */
  error: Error | null;
  onRetry: () => void;
  onReset: () => void;
}

/** A result that Back, Forward or a reload has returned to, while it loads or if it fails to. */
export function RestoringStage({ error, onRetry, onReset }: RestoringStageProps) {
  if (!error) {
    return (
      <Loading label="Loading the evaluation...">
        <PageHeader title="Evaluation results" />
        <ReportSkeleton />
      </Loading>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <PageHeader
      title={isGone ? 'This evaluation is no longer available.' : 'Failed to load evaluation results.'}
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>Try again</Button>}
          <Button variant="primary" onClick={onReset}>
            Upload Another Deck
          </Button>
        </>
      }
    >
      {isGone ? 'It was deleted, or it belongs to an account that isn’t logged in here.' : messageOf(error, '')}
    </PageHeader>
  );
}
