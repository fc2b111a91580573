import { paths } from '@northlight/shared-api';
import { DECK_MAX_MB, type UploadProblem } from '@northlight/shared-api/rules';
import { Banner, Button, Card, FileDrop, Link, Page, PageHeader, Stack } from '@northlight/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Failure } from '../../../shared/failure.ts';
import { RoomNote } from '../storage/StorageNote.tsx';
import { HowScored } from './HowScored.tsx';
import { StageSteps } from './StageSteps.tsx';

interface UploadStageProps {
  file: File | null;
  /** Why the chosen file was rejected. */
  problem: UploadProblem | null;
  /** Why the last evaluation failed. */
  failure: Failure | null;
  onSelect: (file: File) => void;
  onRemove: () => void;
  onStart: () => void;
  onUseBuiltIn: () => void;
}

export function UploadStage({ file, problem, failure, onSelect, onRemove, onStart, onUseBuiltIn }: UploadStageProps) {
  const card = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef(file);
  // Runs before the file field moves the focus itself: the next action is the start button.
  useLayoutEffect(() => {
    if (file && shown.current !== file && document.activeElement === document.body) action.current?.focus();
    shown.current = file;
  }, [file]);
  const handleStart = () => {
    if (!file) card.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    onStart();
  };
  return (
    <>
      <PageHeader title="Evaluate a pitch deck">
        Upload a PDF or a PowerPoint file. Each score names the slide and the sentence behind it.
      </PageHeader>
      <StageSteps stage="upload" />
      <Columns>
        <Card ref={card}>
          <Stack gap="s5">
            {failure && (
              <Banner
                tone="negative"
                title={failure.title}
                announce="assertive"
                data-failure=""
                actions={
                  file && (
                    <>
                      {failure.isPassing && (
                        <Button size="sm" onClick={onStart}>
                          Try again
                        </Button>
                      )}
                      {failure.isModel && (
                        <Button size="sm" onClick={onUseBuiltIn}>
                          Use the built-in engine
                        </Button>
                      )}
                    </>
                  )
                }
              >
                {failure.message}
              </Banner>
            )}
            <FileDrop
              label="Choose a PDF or PowerPoint file"
              rule={`PDF or .pptx, up to ${DECK_MAX_MB} MB`}
              accept=".pdf,application/pdf,.pptx,application/vnd.openxmlformats-officedocument.presentationml.presentation"
              file={file}
              problem={problem && { title: problem.title, description: problem.message }}
              onSelect={onSelect}
              onRemove={onRemove}
            />
            <RoomNote size={file?.size ?? 0} isRefused={failure?.isFull ?? false} />
            <Button ref={action} variant="primary" size="lg" block onClick={handleStart}>
              Evaluate deck
            </Button>
            <Sample>
              Don’t have a deck handy? <Link to={paths.sampleResult()}>See a sample result</Link>
            </Sample>
          </Stack>
        </Card>
        <HowScored />
      </Columns>
    </>
  );
}

const Sample = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
`;

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4.4fr);
  gap: var(--s8);
  align-items: start;
  padding-bottom: var(--s8);

  @media (max-width: 1023px) {
    gap: var(--s6);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
