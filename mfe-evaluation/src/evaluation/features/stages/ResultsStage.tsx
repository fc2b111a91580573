import { type NewEvaluation, pendingClaims, useSession } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { EvaluationReport } from '../results/EvaluationReport.tsx';
import { Keeping } from './Keeping.tsx';
import { StageSteps } from './StageSteps.tsx';

interface ResultsStageProps {
  evaluation: NewEvaluation;
  onReset: () => void;
}

export function ResultsStage({ evaluation, onReset }: ResultsStageProps) {
  const { id, claim_token } = evaluation;
  const { status } = useSession();
  const isClaimed = claim_token === null || (status === 'signed-in' && !pendingClaims().includes(claim_token));
  return (
    <EvaluationReport
      evaluation={evaluation}
      slidesOf={isClaimed ? { evaluation: id } : { run: claim_token }}
      actions={<Button onClick={onReset}>Upload Another Deck</Button>}
      belowOverview={<Keeping evaluation={evaluation} />}
    >
      <StageSteps stage="results" />
    </EvaluationReport>
  );
}
