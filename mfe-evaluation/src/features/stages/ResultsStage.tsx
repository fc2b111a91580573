import type { NewEvaluation } from '@northlight/shared-api';
import { Button, Page, PageHeader } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { EvaluationReport } from '../results/EvaluationReport.tsx';
import { PrintButton } from '../results/PrintButton.tsx';
import { ReportLead } from '../results/ReportLead.tsx';
import { Keeping } from './Keeping.tsx';
import { StageSteps } from './StageSteps.tsx';

interface ResultsStageProps {
  evaluation: NewEvaluation;
  onReset: () => void;
}

/** What came of it. */
export function ResultsStage({ evaluation, onReset }: ResultsStageProps) {
  return (
    <>
      <PageHeader
        title={evaluation.original_filename}
        actions={
          <>
            <PrintButton />
            <Button onClick={onReset}>Upload Another Deck</Button>
          </>
        }
      >
        <ReportLead evaluation={evaluation} />
      </PageHeader>
      <StageSteps stage="results" />
      <KeepingPlace className="no-print">
        <Keeping evaluation={evaluation} />
      </KeepingPlace>
      <EvaluationReport evaluation={evaluation} />
    </>
  );
}

const KeepingPlace = styled(Page)`
  padding-bottom: var(--s4);

  &:empty {
    display: none;
  }
`;
