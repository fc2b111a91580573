import { messageOf, paths, SessionExpiredError, useEvaluation } from '@northlight/shared-api';
import { BackLink, ButtonLink, Loading, PageHeader, Skeleton, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BenchmarkSection } from '../features/benchmarks/BenchmarkSection.tsx';
import { EvaluationReport } from '../features/results/EvaluationReport.tsx';
import { OwnerMenu } from '../features/results/OwnerMenu.tsx';
import { ReportSkeleton } from '../features/results/ReportSkeleton.tsx';
import { ShareDialog } from '../features/sharing/ShareDialog.tsx';
import { VersionSection } from '../features/versions/VersionSection.tsx';

const back = (
  <BackLink to={paths.dashboard()} className="no-print">
    Back to Dashboard
  </BackLink>
);

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
  const [isSharing, setSharing] = useState(false);

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
        <PageHeader title={waiting} back={back} />
        <ReportSkeleton />
      </Loading>
    );
  }
  if (!evaluation) {
    return (
      <PageHeader
        title="Evaluation not found."
        actions={
          <ButtonLink to={paths.dashboard()} variant="primary">
            Back to Dashboard
          </ButtonLink>
        }
      >
        Your evaluations are listed on the dashboard.
      </PageHeader>
    );
  }
  return (
    <>
      <EvaluationReport
        evaluation={evaluation}
        slidesOf={{ evaluation: evaluation.id }}
        back={back}
        actions={
          <>
            <ButtonLink to={paths.evaluation()}>Evaluate Another Deck</ButtonLink>
            {evaluation.has_slides && (
              <ButtonLink variant="primary" to={paths.assistantOf(evaluation.id)}>
                Improve this deck
              </ButtonLink>
            )}
            <OwnerMenu evaluation={evaluation} onShare={() => setSharing(true)} />
          </>
        }
        more={
          <>
            <BenchmarkSection evaluationId={evaluation.id} />
            <VersionSection evaluation={evaluation} />
          </>
        }
      />
      {isSharing && <ShareDialog evaluation={evaluation} onClose={() => setSharing(false)} />}
    </>
  );
}
