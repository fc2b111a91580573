import { dayOf, type EvaluationSummary, paths } from '@northlight/shared-api';
import { ButtonLink, type Column, ScoreBadge, VisuallyHidden } from '@northlight/shared-ui';
import { FileName } from './FileName.tsx';

export const COLUMNS: readonly Column<EvaluationSummary>[] = [
  {
    key: 'file',
    header: 'File Name',
    thumb: 'title',
    cell: ({ name }) => <FileName>{name}</FileName>,
  },
  {
    key: 'evaluated',
    header: 'Evaluated',
    cell: ({ created_at }) => <time dateTime={created_at}>{dayOf(created_at)}</time>,
  },
  {
    key: 'score',
    header: 'Overall Score',
    thumb: 'aside',
    cell: ({ overall_score, overall_high }) => <ScoreBadge score={overall_score} high={overall_high} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    thumb: 'actions',
    cell: ({ id, name }) => (
      <ButtonLink to={paths.evaluationResults(id)} size="sm">
        View Results
        <VisuallyHidden> for {name}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];
