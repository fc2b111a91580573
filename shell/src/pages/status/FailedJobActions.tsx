import { type FailedJob, messageOf, momentOf, useFailedJobs } from '@northlight/shared-api';
import { JOB_KINDS } from '@northlight/shared-api/rules';
import { Button, Row, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { lazy, Suspense, useState } from 'react';

const DiscardDialog = lazy(() => import(/* webpackChunkName: 'status-dialogs' */ './DiscardDialog.tsx'));

const FAILED = 'The job couldn’t be changed. Please try again.';

/** Retries a failed job, or discards it after asking. */
export function FailedJobActions({ job }: { job: FailedJob }) {
  const { retry, discard } = useFailedJobs();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const name = JOB_KINDS[job.kind] ?? job.kind;

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast({ title: done, tone: 'positive' });
    } catch (error) {
      toast({ title: messageOf(error, FAILED), tone: 'negative' });
    }
  };
  const which = <VisuallyHidden>{`: ${name}, failed ${momentOf(job.failed_at)}`}</VisuallyHidden>;

  return (
    <Row gap="s2" style={{ justifyContent: 'flex-end', flexWrap: 'nowrap' }}>
      <Button
        size="sm"
        pending={retry.isPending}
        onClick={() => act(retry.mutateAsync(job.id), 'The job is in the queue again')}
      >
        Retry{which}
      </Button>
      <Button size="sm" pending={discard.isPending} onClick={() => setAsking(true)}>
        Discard{which}
      </Button>
      {asking && (
        <Suspense>
          <DiscardDialog
            name={name}
            onClose={() => setAsking(false)}
            onConfirm={() => act(discard.mutateAsync(job.id), 'Job discarded')}
          />
        </Suspense>
      )}
    </Row>
  );
}
