import { type EvaluationProgress, useSession } from '@northlight/shared-api';
import { Button, Page, PageHeader, ProgressBar } from '@northlight/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { showProgress } from '../../../shared/progress.ts';
import { ReportSkeleton } from '../results/ReportSkeleton.tsx';
import { StageSteps } from './StageSteps.tsx';

interface AnalyzingStageProps {
  /** File name. */
  name: string;
  progress: EvaluationProgress | null;
  onCancel: () => void;
}

const LEAVING = {
  'signed-in': 'You can close this tab. The evaluation continues, and the result will be on your dashboard.',
  'signed-out': 'You can leave this page. Come back to it in this tab to see the result.',
  checking: '',
};

/** Shows the progress of an evaluation, which can be cancelled. */
export function AnalyzingStage({ name, progress, onCancel }: AnalyzingStageProps) {
  const { status } = useSession();
  const last = useRef(0);
  const { share, words } = showProgress(progress, last.current);
  useEffect(() => {
    last.current = share;
  }, [share]);
  const isThere = progress !== null && progress.stage !== 'uploading';
  return (
    <>
      <PageHeader title="Analyzing your deck" actions={<Button onClick={onCancel}>Cancel</Button>}>
        <FileName>{name}</FileName> is being read slide by slide. This may take a minute.
      </PageHeader>
      <StageSteps stage="analyzing" />
      <Progress>
        <p>{words}</p>
        <ProgressBar label="Evaluation" value={share} valueText={words} />
        {isThere && <Note>{LEAVING[status]}</Note>}
      </Progress>
      <ReportSkeleton />
    </>
  );
}

const FileName = styled.b`
  color: var(--ink);
  overflow-wrap: anywhere;
`;

const Progress = styled(Page)`
  display: grid;
  gap: var(--s3);
  padding-bottom: var(--s4);

  & > p {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
