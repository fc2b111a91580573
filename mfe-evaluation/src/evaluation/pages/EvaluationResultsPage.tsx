import { messageOf, paths, SessionExpiredError, useEvaluation } from '@northlight/shared-api';
import {
  ButtonLink,
  ErrorCard,
  Loading,
  Page,
  PageHeader,
  Skeleton,
  useToast,
  VisuallyHidden,
} from '@northlight/shared-ui';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { backToDashboard, OwnReport } from '../features/results/OwnReport.tsx';
import { ReportSkeleton } from '../features/results/ReportSkeleton.tsx';

const waiting = (
  <>
    <VisuallyHidden>Evaluation results</VisuallyHidden>
    <Skeleton width="min(18rem, 70vw)" height="2.25rem" />
  </>
);

/** One of the user's own evaluations. */
export default function EvaluationResultsPage() {
  const { id = '' } = useParams();
  const { data: evaluation, error, isPending, isLoadingError } = useEvaluation(id);
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    // An expired session redirects to the login on its own.
    if (!isLoadingError || error instanceof SessionExpiredError) return;
    const description = messageOf(error, '');
    toast({ title: 'Failed to load evaluation results.', ...(description && { description }), tone: 'negative' });
    navigate(paths.dashboard(), { replace: true });
  }, [isLoadingError, error, navigate, toast]);

  if (isPending || isLoadingError) {
    return (
      <Loading label="Loading the evaluation...">
        <PageHeader title={waiting} back={backToDashboard} />
        <ReportSkeleton />
      </Loading>
    );
  }
  if (!evaluation) {
    return (
      <Page>
        <ErrorCard
          size="page"
          title="Evaluation not found."
          actions={
            <ButtonLink to={paths.dashboard()} variant="primary">
              Back to Dashboard
            </ButtonLink>
          }
        >
          Your evaluations are listed on the dashboard.
        </ErrorCard>
      </Page>
    );
  }
  return <OwnReport evaluation={evaluation} />;
}
