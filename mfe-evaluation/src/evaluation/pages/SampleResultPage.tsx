import { messageOf, paths, useSampleEvaluation } from '@northlight/shared-api';
import { Banner, Button, ButtonLink, Loading, Page, PageHeader } from '@northlight/shared-ui';
import { styled } from 'styled-components';
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
      <PageHeader
        title="The sample result cannot be shown."
        actions={
          <>
            <Button onClick={() => refetch()}>Try again</Button>
            {evaluateOwn}
          </>
        }
      >
        {messageOf(error, 'Please try again.')}
      </PageHeader>
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
    <EvaluationReport evaluation={evaluation} slidesOf={SLIDES} actions={evaluateOwn}>
      <Note>
        <Banner title="Sample: a fictional company">
          {evaluation.name} and its deck are made up. The result is not: the built-in engine reads your deck by the same
          rules.
        </Banner>
      </Note>
    </EvaluationReport>
  );
}

const Note = styled(Page)`
  padding-bottom: var(--s5);
`;
