import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { NoPermission } from '../../feedback/NoPermission/NoPermission.tsx';
import type { Column } from '../Table/columns.ts';
import { Table } from '../Table/Table.tsx';
import {
  answeredQuery,
  EXAMPLE_PAGE_SIZE,
  type ExampleRow,
  failedQuery,
  unansweredQuery,
  updatingQuery,
} from './example-list.fixture.ts';
import { ListSection, type ListSectionProps } from './ListSection.tsx';
import { type PageQuery, usePagedList } from './usePagedList.ts';

interface ExampleProps extends ListSectionProps {
  /** Answer for each page. */
  query: (page: number) => PageQuery<ExampleRow>;
  from?: number;
}

const COLUMNS: Column<ExampleRow>[] = [
  { key: 'name', header: 'Deck Name', thumb: 'title', cell: ({ name }) => <b>{name}</b> },
  { key: 'number', header: 'Number', align: 'end', cell: ({ id }) => id },
];

function Example({ query, from = 1, ...props }: ExampleProps) {
  const [page, setPage] = useState(from);
  const list = usePagedList(query(page), { page, pageSize: EXAMPLE_PAGE_SIZE, onPageChange: setPage });
  return (
    <ListSection {...props} list={list}>
      <Table
        caption="Your Saved Pitch Decks"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
        loadingRows={list.isLoading ? EXAMPLE_PAGE_SIZE : 0}
      />
    </ListSection>
  );
}

const meta = {
  title: 'Display/ListSection',
  component: ListSection,
  tags: ['autodocs'],
  args: {
    query: (page) => answeredQuery(7, page),
    title: 'Your Saved Pitch Decks',
    pagesLabel: 'Pages of saved decks',
    errorTitle: 'Your saved decks didn’t load',
    errorText: 'Unable to load your saved decks. Please try again later.',
    empty: (
      <EmptyState title="No decks yet" actions={<ButtonLink to="/assistant">Make a deck</ButtonLink>}>
        Decks that you make and save appear here.
      </EmptyState>
    ),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<ExampleProps>;
export default meta;
type Story = StoryObj<ExampleProps>;

export const Loading: Story = { args: { query: () => unansweredQuery } };

export const DidNotLoad: Story = { args: { query: () => failedQuery } };

export const WithoutPermission: Story = {
  args: { query: () => failedQuery, noPermission: <NoPermission>Only founders save decks.</NoPermission> },
};

export const Empty: Story = { args: { query: () => answeredQuery(0) } };

export const OnePage: Story = { args: { query: () => answeredQuery(3) } };

export const OnePageWithSummary: Story = { args: { query: () => answeredQuery(3), summaryOnOnePage: true } };

export const SeveralPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByText('7–7 of 7')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
  },
};

export const NextPageOnItsWay: Story = { args: { query: () => updatingQuery(7), from: 2 } };

export const BeyondTheLastPage: Story = {
  args: { from: 9, query: (page) => (page === 9 ? answeredQuery(7, 9) : unansweredQuery) },
};

export const FromBeyondToTheLastPage: Story = {
  args: { from: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deck 7')).toBeVisible();
  },
};

export const WithoutItsOwnHeading: Story = { args: { title: undefined } };
