import { paths, useEvaluationRun } from '@northlight/shared-api';
import { checkUpload, DECK_MAX_MB, EVALUATION_UPLOAD, extensionOf } from '@northlight/shared-api/rules';
import { FileDrop, type FileProblem } from '@northlight/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { explainFailure } from '../../../shared/failure.ts';
import { showProgress } from '../../../shared/progress.ts';
import { DeckOnItsWay } from './DeckOnItsWay.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { useDeckImport } from './useDeckImport.ts';

const problemOf = ({ title, message }: { title: string; message: string }): FileProblem => ({
  title,
  description: message,
});

const importProblemOf = (error: Error): FileProblem => problemOf({ ...explainFailure(error), title: 'Import failed' });

/** Uploads a deck: a PDF is evaluated and opened in the assistant, a PowerPoint file opens as a deck to edit. */
export function UploadDeck() {
  const { run, start, clear } = useEvaluationRun();
  const imported = useDeckImport();
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const navigate = useNavigate();
  const evaluated = run?.evaluation?.id;
  useEffect(() => {
    if (evaluated !== undefined) void navigate(paths.assistantOf(evaluated));
  }, [evaluated, navigate]);

  const handleSelect = (chosen: File) => {
    const found = checkUpload(chosen, EVALUATION_UPLOAD);
    setRefused(found && problemOf(found));
    imported.clear();
    if (found) return;
    if (extensionOf(chosen.name) === 'pptx') imported.start(chosen);
    else start(chosen);
  };
  if (run?.status === 'pending') {
    const { share, words } = showProgress(run.progress);
    return (
      <Root>
        <DeckOnItsWay name={run.name} label="Evaluation" share={share} words={words} onCancel={clear} />
      </Root>
    );
  }
  if (imported.name !== null) {
    return (
      <Root>
        <DeckOnItsWay name={imported.name} words="Reading your slides" onCancel={imported.clear} />
      </Root>
    );
  }
  const failed = imported.error
    ? importProblemOf(imported.error)
    : run?.error
      ? problemOf(explainFailure(run.error))
      : null;
  return (
    <Root>
      {imported.result && <LeftOutNote {...imported.result} />}
      <FileDrop
        label="Choose a PDF or PowerPoint file"
        rule={`PDF or .pptx, up to ${DECK_MAX_MB} MB`}
        accept=".pdf,application/pdf,.pptx,application/vnd.openxmlformats-officedocument.presentationml.presentation"
        file={null}
        problem={refused ?? failed}
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
