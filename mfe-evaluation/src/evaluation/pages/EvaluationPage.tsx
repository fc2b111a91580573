import {
  type EngineName,
  putAwayVisitorEvaluation,
  useEvaluationRun,
  useSession,
  visitorEvaluation,
} from '@northlight/shared-api';
import { checkUpload, EVALUATION_UPLOAD, type UploadProblem } from '@northlight/shared-api/rules';
import { useKeptFile, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { explainFailure, isTooLarge } from '../../shared/failure.ts';
import { AnalyzingStage } from '../features/stages/AnalyzingStage.tsx';
import { announcementOf } from '../features/stages/announcement.ts';
import { RestoringStage } from '../features/stages/RestoringStage.tsx';
import { ResultsStage } from '../features/stages/ResultsStage.tsx';
import type { Stage } from '../features/stages/stage.ts';
import { UploadStage } from '../features/stages/UploadStage.tsx';
import { useResultEntry } from '../features/stages/useResultEntry.ts';
import { useStageFocus } from '../features/stages/useStageFocus.ts';

/** Uploading a deck, the progress of its evaluation, and the results. */
export default function EvaluationPage() {
  const { run, start, clear } = useEvaluationRun();
  const [kept, setKept] = useState(visitorEvaluation);
  const [file, setFile] = useState<File | null>(run?.file ?? null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const toast = useToast();
  const { user } = useSession();

  const { evaluation, restoring, leave } = useResultEntry(run ? run.evaluation : kept);
  const stage: Stage = evaluation || restoring ? 'results' : run?.status === 'pending' ? 'analyzing' : 'upload';
  const content = useStageFocus(stage);
  const failure = run?.error ?? null;
  const forgetFile = useKeptFile({
    name: 'evaluation',
    owner: user?.id ?? null,
    chosen: file && stage !== 'results' ? { file, key: null } : null,
    isOpen: stage === 'upload',
    onBack: (kept) => setFile(kept.file),
    note: 'It hasn’t been evaluated yet.',
  });
  const isDone = run?.status === 'success';
  const handleDone = useEffectEvent(forgetFile);
  useEffect(() => {
    if (isDone) handleDone();
  }, [isDone]);

  // The same error also stays beside the file: the toast disappears, and an evaluation takes a minute, so the user may
  // be looking elsewhere.
  useEffect(() => {
    if (!isTooLarge(failure)) return;
    const { title, message } = explainFailure(failure);
    toast({ title, description: message, tone: 'negative' });
  }, [failure, toast]);

  const handleSelect = (chosen: File) => {
    const found = checkUpload(chosen, EVALUATION_UPLOAD);
    setProblem(found);
    setFile(found ? null : chosen);
    forgetFile();
    clear();
  };
  const handleRemove = () => {
    setProblem(null);
    setFile(null);
    forgetFile();
    clear();
  };
  const handleStart = (engine?: EngineName) => {
    const found = checkUpload(file, EVALUATION_UPLOAD);
    setProblem(found);
    if (file && !found) start(file, engine);
  };
  const handleReset = () => {
    leave();
    putAwayVisitorEvaluation();
    setKept(null);
    handleRemove();
  };
  return (
    <Content ref={content}>
      <VisuallyHidden role="status">{announcementOf(stage, evaluation, run?.progress ?? null)}</VisuallyHidden>
      {stage === 'upload' && (
        <UploadStage
          file={file}
          problem={problem}
          failure={failure && explainFailure(failure)}
          onSelect={handleSelect}
          onRemove={handleRemove}
          onStart={() => handleStart()}
          onUseBuiltIn={() => handleStart('rubric')}
        />
      )}
      {stage === 'analyzing' && run && <AnalyzingStage name={run.name} progress={run.progress} onCancel={clear} />}
      {restoring && <RestoringStage error={restoring.error} onRetry={restoring.retry} onReset={handleReset} />}
      {stage === 'results' && evaluation && (
        <ResultsStage key={evaluation.id} evaluation={evaluation} onReset={handleReset} />
      )}
    </Content>
  );
}

const Content = styled.div`
  & h1:focus {
    outline: none;
  }
`;
