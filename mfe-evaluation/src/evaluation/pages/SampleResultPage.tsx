import { messageOf, paths, useSampleEvaluation } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, Loading, Page, PageHeader } from '@northlight/shared-ui';
import { EvaluationReport } from '../features/results/EvaluationReport.tsx';
import { ReportSkeleton } from '../features/results/ReportSkeleton.tsx';

const SLIDES = { sample: true } as const;

const evaluateOwn = (
  <ButtonLink variant="primary" to={paths.evaluation()}>
    Evaluate your own deck
  </ButtonLink>
);

/** The result of a deck that ships with the product, for those who have no deck at hand. */
export default function SampleResultPage() {
  const { data: evaluation, error, isLoadingError, refetch } = useSampleEvaluation();
  if (isLoadingError) {
    return (
      <Page>
        <ErrorCard
          size="page"
          title="The sample result can’t be shown."
          actions={
            <>
              <Button onClick={() => refetch()}>Try again</Button>
              {evaluateOwn}
            </>
          }
        >
          {messageOf(error, 'Please try again.')}
        </ErrorCard>
      </Page>
    );
  }
  if (!evaluation) {
    return (
      <Loading label="Loading the sample result...">
        <PageHeader title="Sample result" />
        <ReportSkeleton />
      </Loading>
    );
  }
  return (
    <EvaluationReport
      evaluation={evaluation}
      slidesOf={SLIDES}
      actions={evaluateOwn}
      lead={
        <>
          <b>Sample: a fictional company.</b> The deck is made up; the scores are what the built-in engine gave it.
        </>
      }
    />
  );
}
