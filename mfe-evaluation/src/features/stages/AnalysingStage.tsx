import { Button, PageHeader } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { ReportSkeleton } from '../results/ReportSkeleton.tsx';
import { StageSteps } from './StageSteps.tsx';

interface AnalysingStageProps {
  file: File;
  onCancel: () => void;
}

/** Waiting for the reading. It may be cancelled. */
export function AnalysingStage({ file, onCancel }: AnalysingStageProps) {
  return (
    <>
      <PageHeader title="Analysing your deck" actions={<Button onClick={onCancel}>Cancel</Button>}>
        <FileName>{file.name}</FileName> is being read slide by slide. This may take a minute.
      </PageHeader>
      <StageSteps stage="analysing" />
      <ReportSkeleton />
    </>
  );
}

const FileName = styled.b`
  color: var(--ink);
  overflow-wrap: anywhere;
`;
