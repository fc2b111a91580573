import { dayOf, paths, type SentSubmissionRow } from '@northlight/shared-api';
import { IMPROVE_DECK_AT, statusForFounder } from '@northlight/shared-api/rules';
import {
  Button,
  ButtonLink,
  type Column,
  Person,
  StatusBadge,
  type StatusTone,
  VisuallyHidden,
} from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Likelihood } from '../submission/Likelihood.tsx';
import { nameParts } from '../submission/name-parts.ts';

/** Returns the tone of a submission's status for the founder. */
export const toneForFounder = (row: Pick<SentSubmissionRow, 'status' | 'likelihood_score'>): StatusTone =>
  statusForFounder(row).toLowerCase() as StatusTone;

/** The columns of the table of sent decks. */
export const columnsOf = (onOpen: (id: string) => void): readonly Column<SentSubmissionRow>[] => [
  {
    key: 'investor',
    header: 'Investor',
    thumb: 'title',
    cell: ({ investor }) => (
      <Person
        {...nameParts(investor.name)}
        src={investor.profile_image}
        detail={[investor.title, investor.company].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    key: 'submitted',
    header: 'Submitted',
    cell: ({ created_at }) => <time dateTime={created_at}>{dayOf(created_at)}</time>,
  },
  {
    key: 'status',
    header: 'Status / Stage',
    cell: (row) => (
      <Standing>
        <StatusBadge status={toneForFounder(row)}>{statusForFounder(row)}</StatusBadge>
        {row.answered_at === null && <small>Questions not answered yet</small>}
      </Standing>
    ),
  },
  {
    key: 'likelihood',
    header: 'Likelihood',
    thumb: 'aside',
    cell: (row) => <Likelihood {...row} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    thumb: 'actions',
    cell: ({ id, investor, likelihood_score, answered_at }) => (
      <Actions>
        {answered_at === null && (
          <ButtonLink to={paths.answerQuestions(id)} size="sm" variant="primary">
            Answer questions<VisuallyHidden> from {investor.name}</VisuallyHidden>
          </ButtonLink>
        )}
        {likelihood_score !== null && likelihood_score <= IMPROVE_DECK_AT && (
          <ButtonLink to={paths.evaluation()} size="sm">
            Improve Deck
          </ButtonLink>
        )}
        <Button size="sm" onClick={() => onOpen(id)}>
          View<VisuallyHidden> the deck sent to {investor.name}</VisuallyHidden>
        </Button>
      </Actions>
    ),
  },
];

const Standing = styled.span`
  display: grid;
  gap: var(--s1);

  & > small {
    color: var(--muted);
    font-size: var(--text-xs);
  }
`;

const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
`;
