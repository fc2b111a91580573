import { type Evaluation, paths, useBenchmarks } from '@northlight/shared-api';
import { BackLink, ButtonLink } from '@northlight/shared-ui';
import { useMemo, useState } from 'react';
import { BenchmarkSection } from '../benchmarks/BenchmarkSection.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { useEarlierEvaluations } from '../versions/useEarlierEvaluations.ts';
import { VersionSection } from '../versions/VersionSection.tsx';
import { EvaluationReport } from './EvaluationReport.tsx';
import { OwnerMenu } from './OwnerMenu.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

export const backToDashboard = (
  <BackLink to={paths.dashboard()} className="no-print">
    Back to Dashboard
  </BackLink>
);

/** The report of one of the user's own evaluations, with everything that only its owner sees and does. */
export function OwnReport({ evaluation }: { evaluation: Evaluation }) {
  const [isSharing, setSharing] = useState(false);
  const isNarrow = useIsNarrow();
  const { data: benchmarks } = useBenchmarks(evaluation.id);
  const hasEarlier = useEarlierEvaluations(evaluation).length > 0;
  const moreSections = useMemo(
    () => [
      { id: 'benchmarks', label: 'Other decks' },
      ...(hasEarlier ? [{ id: 'versions', label: 'Earlier version' }] : []),
    ],
    [hasEarlier],
  );
  return (
    <>
      <EvaluationReport
        evaluation={evaluation}
        slidesOf={{ evaluation: evaluation.id }}
        back={backToDashboard}
        hasPrintButton={!isNarrow}
        actions={
          <>
            {!isNarrow && <ButtonLink to={paths.evaluation()}>Evaluate Another Deck</ButtonLink>}
            {evaluation.has_slides && (
              <ButtonLink variant="primary" to={paths.assistantOf(evaluation.id)}>
                Improve this deck
              </ButtonLink>
            )}
            <OwnerMenu evaluation={evaluation} isComplete={isNarrow} onShare={() => setSharing(true)} />
          </>
        }
        benchmarks={benchmarks}
        more={
          <>
            <BenchmarkSection evaluationId={evaluation.id} />
            <VersionSection evaluation={evaluation} />
          </>
        }
        moreSections={moreSections}
      />
      {isSharing && <ShareDialog evaluation={evaluation} onClose={() => setSharing(false)} />}
    </>
  );
}
