import { paths, useEvaluationRun } from '@northlight/shared-api';
import { checkUpload, DECK_MAX_MB, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import { Button, FileDrop, type FileProblem, ProgressBar } from '@northlight/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { explainFailure } from '../../../shared/failure.ts';
import { showProgress } from '../../../shared/progress.ts';

const problemOf = ({ title, message }: { title: string; message: string }): FileProblem => ({
  title,
  description: message,
});

/** Uploads a PDF, has it evaluated, and opens it in the assistant. */
export function UploadDeck() {
  const { run, start, clear } = useEvaluationRun();
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const navigate = useNavigate();
  const evaluated = run?.evaluation?.id;
  useEffect(() => {
    if (evaluated !== undefined) void navigate(paths.assistantOf(evaluated));
  }, [evaluated, navigate]);

  const handleSelect = (chosen: File) => {
    const found = checkUpload(chosen, EVALUATION_UPLOAD);
    setRefused(found && problemOf(found));
    if (!found) start(chosen);
  };
  if (run?.status === 'pending') {
    const { share, words } = showProgress(run.progress);
    return (
      <Root>
        <b>{run.name}</b>
        <ProgressBar label="Evaluation" value={share} valueText={words} />
        <p>{words}</p>
        <div>
          <Button size="sm" onClick={clear}>
            Cancel
          </Button>
        </div>
      </Root>
    );
  }
  return (
    <Root>
      <FileDrop
        label="Choose a PDF"
        rule={`PDF, up to ${DECK_MAX_MB} MB`}
        accept=".pdf,application/pdf"
        file={null}
        problem={refused ?? (run?.error ? problemOf(explainFailure(run.error)) : null)}
        onSelect={handleSelect}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  max-width: 46rem;
  overflow-wrap: anywhere;
`;
