import { paths } from '@northlight/shared-api';
import { Button, ButtonLink, Card, EmptyState } from '@northlight/shared-ui';
import { type DirectoryFilter, isNarrowed } from './filter.ts';
import { countWords } from './wording.ts';

interface NoInvestorsProps {
  filter: DirectoryFilter;
  onClear: () => void;
}

/** Empty state: no investor matches the filter, or none is listed yet. */
export function NoInvestors({ filter, onClear }: NoInvestorsProps) {
  return (
    <Card>
      {isNarrowed(filter) ? (
        <EmptyState level={2} title={countWords(0, filter)} actions={<Button onClick={onClear}>Clear filters</Button>}>
          Try another range, or search for a broader focus area, such as Technology.
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          title={countWords(0, filter)}
          actions={<ButtonLink to={paths.evaluation()}>Evaluate your deck</ButtonLink>}
        >
          Investors appear here when they make their profile public. Until then you can have your deck evaluated.
        </EmptyState>
      )}
    </Card>
  );
}
