import { dayOf, type ReceivedSubmissionRow } from '@northlight/shared-api';
import { statusForInvestor } from '@northlight/shared-api/rules';
import { Avatar, Button, Checkbox, type Column, StatusBadge, VisuallyHidden } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Likelihood } from '../submission/Likelihood.tsx';
import { nameParts } from '../submission/name-parts.ts';
import { toneForInvestor } from './status.ts';
import { ROW_OPENER } from './useRowFocus.ts';

interface Actions {
  onOpen: (id: string) => void;
  /** What can be selected. Without it, rows have no checkbox. */
  selection?: { selected: ReadonlySet<string>; onSelect: (id: string, isSelected: boolean) => void };
  /** Stands behind the company's name. */
  mark?: ReactNode;
}

/** The columns of the table of received decks. */
export const columnsOf = ({ onOpen, selection, mark }: Actions): readonly Column<ReceivedSubmissionRow>[] => [
  {
    key: 'company',
    header: 'Company',
    thumb: 'title',
    cell: ({ id, company_name, description }) => (
      <Company>
        {selection && (
          <Checkbox
            label={<VisuallyHidden>Select {company_name}</VisuallyHidden>}
            checked={selection.selected.has(id)}
            onChange={(event) => selection.onSelect(id, event.target.checked)}
          />
        )}
        <span>
          <span>
            <b>{company_name}</b> {mark}
          </span>
          <small>{description}</small>
        </span>
      </Company>
    ),
  },
  {
    key: 'founder',
    header: 'Founder',
    cell: ({ founder_name, founder_profile_image }) => (
      <Founder>
        <Avatar {...nameParts(founder_name)} src={founder_profile_image} />
        {founder_name}
      </Founder>
    ),
  },
  { key: 'industry', header: 'Industry', cell: ({ founder_work_field }) => founder_work_field },
  {
    key: 'submitted',
    header: 'Submitted',
    cell: ({ created_at }) => <Day dateTime={created_at}>{dayOf(created_at)}</Day>,
  },
  {
    key: 'status',
    header: 'Status',
    thumb: 'aside',
    cell: (row) => (
      <Standing>
        <StatusBadge status={toneForInvestor(row)}>{statusForInvestor(row)}</StatusBadge>
        {(row.likelihood_score !== null || row.likelihood_pending) && <Likelihood {...row} />}
      </Standing>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    thumb: 'actions',
    cell: ({ id, company_name }) => (
      <ViewDeck size="sm" {...{ [ROW_OPENER]: '' }} onClick={() => onOpen(id)}>
        View Deck
        <VisuallyHidden> from {company_name}</VisuallyHidden>
      </ViewDeck>
    ),
  },
];

const ViewDeck = styled(Button)`
  white-space: nowrap;
`;

const Day = styled.time`
  white-space: nowrap;
`;

const Company = styled.span`
  display: flex;
  max-width: 24rem;
  align-items: start;
  gap: var(--s2);

  @media print {
    display: block;

    & > :not(:last-child) {
      display: none;
    }
  }

  & > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: -webkit-box;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 400;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
`;

const Founder = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Standing = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);

  /* On a phone, the score comes first. */
  @media (max-width: 767px) {
    flex-direction: row-reverse;
  }
`;
