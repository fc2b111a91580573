import { ApiError, dayOf, messageOf, paths, useSharedEvaluation } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Loading, Page, PageHeader } from '@northlight/shared-ui';
import { useParams } from 'react-router-dom';
import { EvaluationReport } from '../features/results/EvaluationReport.tsx';
import { ReportSkeleton } from '../features/results/ReportSkeleton.tsx';

/** An evaluation opened through a shared link. */
export default function SharedResultsPage() {
  const { token = '' } = useParams();
  const { data: evaluation, error, isLoadingError, refetch } = useSharedEvaluation(token);
  if (isLoadingError) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <Page>
        <ErrorCard
          size="page"
          title={isGone ? 'This link doesn’t work.' : 'These results can’t be shown.'}
          actions={
            isGone ? (
              <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
            ) : (
              <Button variant="primary" onClick={() => refetch()}>
                Try again
              </Button>
            )
          }
        >
          {isGone
            ? 'It has expired or was revoked. Ask the person who sent it for a new one.'
            : messageOf(error, 'Please try again.')}
        </ErrorCard>
      </Page>
    );
  }
  if (!evaluation) {
    return (
      <Loading label="Loading the evaluation...">
        <PageHeader title="Evaluation results" />
        <ReportSkeleton />
      </Loading>
    );
  }
  return (
    <EvaluationReport
      evaluation={evaluation}
      slidesOf={{ share: token }}
      actions={null}
      lead={`These results were shared with you. You can read them until ${dayOf(evaluation.share_expires_at)}.`}
    />
  );
}
