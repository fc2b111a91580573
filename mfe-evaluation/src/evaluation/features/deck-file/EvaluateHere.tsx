import { useEvaluationRun } from '@northlight/shared-api';
import { Banner, Button, ProgressBar } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { explainFailure } from '../../../shared/failure.ts';
import { showProgress } from '../../../shared/progress.ts';

interface EvaluateHereProps {
  /** Says that there is no evaluation yet. */
  text: string;
  /** Label of the button. */
  action: string;
  loadFile: () => Promise<File>;
}

/** Evaluates a deck without leaving the page. The list of evaluations has the result as soon as there is one. */
export function EvaluateHere({ text, action, loadFile }: EvaluateHereProps) {
  const { run, start } = useEvaluationRun();
  const begin = useMutation({ mutationFn: loadFile, onSuccess: (file) => start(file) });
  const own = run && run.file === begin.data ? run : null;
  const failure = begin.error ?? own?.error;
  const isRunning = begin.isPending || (own !== null && own.status !== 'error');
  if (run?.status === 'pending' && !own && !begin.isPending) {
    return (
      <Text>
        {text} You can evaluate this one once <b>{run.name}</b> is done.
      </Text>
    );
  }
  const { share, words } = showProgress(own?.progress ?? null);
  return (
    <Root>
      {!isRunning && <Text>{text}</Text>}
      {failure && !isRunning && (
        <Banner tone="negative" title={explainFailure(failure).title} announce="assertive">
          {explainFailure(failure).message}
        </Banner>
      )}
      {isRunning && (
        <>
          <ProgressBar label="Evaluation" value={share} valueText={words} />
          <Text>{words}</Text>
        </>
      )}
      <Button size="sm" pending={isRunning} pendingLabel="Evaluating…" onClick={() => begin.mutate()}>
        {failure ? 'Try again' : action}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);

  & > [data-progress],
  & > [role='alert'] {
    justify-self: stretch;
  }
`;

const Text = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`;
