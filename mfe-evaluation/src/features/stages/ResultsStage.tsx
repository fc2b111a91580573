import type { NewEvaluation } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { EvaluationReport } from '../results/EvaluationReport.tsx';
import { Keeping } from './Keeping.tsx';
import { StageSteps } from './StageSteps.tsx';

interface ResultsStageProps {
  evaluation: NewEvaluation;
  onReset: () => void;
}

/** What came of it. */
export function ResultsStage({ evaluation, onReset }: ResultsStageProps) {
  return (
    <EvaluationReport evaluation={evaluation} actions={<Button onClick={onReset}>Upload Another Deck</Button>}>
      <StageSteps stage="results" />
      <Keeping evaluation={evaluation} />
    </EvaluationReport>
  );
}
