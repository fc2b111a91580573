import { countedTitle, useBackgroundJobs, usePageTitle } from '@northlight/shared-api';
import { Button, EmptyState, ErrorCard, Table } from '@northlight/shared-ui';
import { failedJobColumns, laneColumns } from './job-columns.tsx';

/** How much work waits behind the pages, and the jobs that were given up. */
export function BackgroundJobs() {
  const { data, isError, isPending, refetch } = useBackgroundJobs();
  const failed = data?.lanes.reduce((sum, lane) => sum + lane.failed, 0);
  usePageTitle(countedTitle(failed, 'Status'));
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Background jobs</h2>
      {isError && (
        <ErrorCard
          title="The background jobs didn’t load"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          They keep running.
        </ErrorCard>
      )}
      {(isPending || data) && (
        <>
          <Table
            caption="Background jobs of each lane"
            columns={laneColumns}
            rows={data?.lanes ?? []}
            rowKey={({ lane }) => lane}
            loadingRows={isPending ? 4 : 0}
          />
          <h3 id="failed-jobs">Failed jobs</h3>
          <Table
            caption="Failed jobs, newest first"
            columns={failedJobColumns}
            rows={data?.failed ?? []}
            rowKey={({ id }) => id}
            loadingRows={isPending ? 1 : 0}
            empty={
              <EmptyState title="No failed jobs">
                Failed jobs are retried automatically. Jobs that ran out of retries appear here.
              </EmptyState>
            }
          />
        </>
      )}
    </section>
  );
}
