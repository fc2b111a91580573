import { dayOf, type Evaluation, type EvaluationSummary, messageOf, useComparison } from '@northlight/shared-api';
import { isPartial, rangeText } from '@northlight/shared-api/rules';
import { Banner, Button, Section, Select, Skeleton, Stack } from '@northlight/shared-ui';
import { useState } from 'react';
import { Changes } from './Changes.tsx';
import { useEarlierEvaluations } from './useEarlierEvaluations.ts';

const NONE = '';

const labelOf = (summary: EvaluationSummary) => {
  const score = `${rangeText(summary.overall_score, summary.overall_high)}/10`;
  return `${summary.name}, ${dayOf(summary.created_at)}, ${score}${isPartial(summary) ? ', partial' : ''}`;
};

/** How the deck changed since an earlier version. Hidden without an earlier evaluation. */
export function VersionSection({ evaluation }: { evaluation: Evaluation }) {
  const earlier = useEarlierEvaluations(evaluation);
  const [chosen, setChosen] = useState(NONE);
  const comparison = useComparison(evaluation.id, chosen === NONE ? null : chosen);
  if (earlier.length === 0) return null;
  const options = [
    { value: NONE, label: 'Choose an evaluation' },
    ...earlier.map((summary) => ({ value: summary.id, label: labelOf(summary) })),
  ];
  return (
    <Section
      id="versions"
      title="Compared with an earlier version"
      note="Evidence the deck has gained, and evidence it has lost."
    >
      <Stack gap="s5">
        <Select
          label="Earlier evaluation"
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {comparison.isLoading && <Skeleton height="8rem" />}
        {comparison.isLoadingError && (
          <Banner tone="negative" actions={<Button onClick={() => comparison.refetch()}>Try again</Button>}>
            {messageOf(comparison.error, 'The comparison couldn’t be loaded.')}
          </Banner>
        )}
        {chosen !== NONE && comparison.data && <Changes comparison={comparison.data} />}
      </Stack>
    </Section>
  );
}
