import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ScoreBadge } from '../../score/ScoreBadge/ScoreBadge.tsx';
import { StatusBadge, type StatusTone } from '../StatusBadge/StatusBadge.tsx';
import type { Column } from './columns.ts';
import { Table } from './Table.tsx';

interface Deck {
  id: number;
  company: string;
  industry: string;
  submitted: string;
  status: StatusTone;
  likelihood: number | null;
}

const DECKS: Deck[] = [
  { id: 1, company: 'Isferd', industry: 'Logistics', submitted: '2026-11-19', status: 'analysed', likelihood: 7 },
  {
    id: 2,
    company: 'Ovale Clinic',
    industry: 'Healthcare',
    submitted: '2026-11-18',
    status: 'contacted',
    likelihood: 8,
  },
  { id: 3, company: 'Pennywort', industry: 'Fintech', submitted: '2026-11-14', status: 'new', likelihood: null },
  { id: 4, company: 'Quietus Audio', industry: 'Tech', submitted: '2026-11-03', status: 'rejected', likelihood: 4 },
];

const COLUMNS: Column<Deck>[] = [
  {
    key: 'company',
    header: 'Company',
    cell: (deck) => <b>{deck.company}</b>,
    sortBy: (deck) => deck.company,
    thumb: 'title',
  },
  { key: 'industry', header: 'Industry', cell: (deck) => deck.industry, thumb: 'hidden' },
  { key: 'submitted', header: 'Submitted', cell: (deck) => deck.submitted, sortBy: (deck) => deck.submitted },
  { key: 'status', header: 'Status', cell: (deck) => <StatusBadge status={deck.status} /> },
  {
    key: 'likelihood',
    header: 'Likelihood',
    cell: (deck) => <ScoreBadge score={deck.likelihood} />,
    sortBy: (deck) => deck.likelihood,
    thumb: 'aside',
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    thumb: 'actions',
    cell: (deck) => (
      <ButtonLink size="sm" to={`/decks/${deck.id}`} aria-label={`View Deck of ${deck.company}`}>
        View Deck
      </ButtonLink>
    ),
  },
];

const meta = {
  title: 'Display/Table',
  component: Table<Deck>,
  tags: ['autodocs'],
  args: { caption: 'Pitch Deck Submissions', columns: COLUMNS, rows: DECKS, rowKey: (deck) => deck.id },
} satisfies Meta<typeof Table<Deck>>;
export default meta;
type Story = StoryObj<typeof meta>;

const companies = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th')].map((cell) => cell.textContent);

export const Filled: Story = {};

export const SortedByAHeader: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('button', { name: 'Likelihood', hidden: true });
    await userEvent.click(header, { pointerEventsCheck: 0 });
    await expect(companies(canvasElement)).toEqual(['Quietus Audio', 'Isferd', 'Ovale Clinic', 'Pennywort']);
    await userEvent.click(header, { pointerEventsCheck: 0 });
    await expect(companies(canvasElement)).toEqual(['Ovale Clinic', 'Isferd', 'Quietus Audio', 'Pennywort']);
    await expect(header.closest('th')).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Loading: Story = { args: { rows: [], loadingRows: 4 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState level={2} title="No pitch decks found for this filter." /> },
};
