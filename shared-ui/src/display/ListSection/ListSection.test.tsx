import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { NoPermission } from '../../feedback/NoPermission/NoPermission.tsx';
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

afterEach(cleanup);

interface ExampleProps extends Partial<ListSectionProps> {
  /** Answer for each page. */
  query: (page: number) => PageQuery<ExampleRow>;
  from?: number;
}

function Example({ query, from = 1, ...props }: ExampleProps) {
  const [page, setPage] = useState(from);
  const list = usePagedList(query(page), { page, pageSize: EXAMPLE_PAGE_SIZE, onPageChange: setPage });
  return (
    <ListSection
      title="Your decks"
      list={list}
      pagesLabel="Pages of decks"
      errorTitle="Your decks didn’t load"
      errorText="Please try again later."
      empty={<EmptyState title="You have no decks yet." />}
      loading={<p>Placeholders</p>}
      {...props}
    >
      <ul>
        {list.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ListSection>
  );
}

const open = (query: PageQuery<ExampleRow>, props: Partial<ExampleProps> = {}) => {
  render(<Example query={() => query} {...props} />);
  return userEvent.setup();
};
const status = () => screen.getByRole('status').textContent;
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const isBusy = () => document.querySelector('section > div')?.getAttribute('aria-busy');
const pages = () => screen.queryByRole('navigation', { name: 'Pages of decks' });

describe('a list that does not load', () => {
  it('says so, and tries again without losing the focus', async () => {
    const refetch = jest.fn();
    const person = open({ ...failedQuery, refetch });
    expect(screen.getByRole('alert').textContent).toContain('Your decks didn’t load');
    expect(screen.getByRole('alert').textContent).toContain('Please try again later.');
    expect(pages()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your decks' }));
  });

  it('keeps the focus in its place when the heading belongs to the page', async () => {
    const person = open(failedQuery, { title: undefined });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(document.querySelector('section > div'));
  });

  it('does not offer to try again without permission', () => {
    open(failedQuery, { noPermission: <NoPermission>Only investors see decks.</NoPermission> });
    expect(screen.queryByRole('heading', { name: 'Access Denied' })).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a list that loads', () => {
  it('announces it and shows placeholders', () => {
    open(unansweredQuery);
    expect(status()).toBe('Loading...');
    expect(isBusy()).toBe('true');
    expect(screen.queryByText('Placeholders')).not.toBeNull();
    expect(pages()).toBeNull();
  });

  it('leaves the announcement to a page that makes its own', () => {
    open(unansweredQuery, { announce: false });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is busy while its rows are those of another page', () => {
    open(updatingQuery(7), { from: 2 });
    expect(names()).toEqual(['Deck 1', 'Deck 2', 'Deck 3']);
    expect(isBusy()).toBe('true');
    expect(status()).toBe('');
  });
});

describe('a list without rows', () => {
  it('says what to do', () => {
    open(answeredQuery(0));
    expect(screen.queryByRole('heading', { name: 'You have no decks yet.' })).not.toBeNull();
    expect(isBusy()).toBe('false');
    expect(status()).toBe('');
    expect(pages()).toBeNull();
  });

  it('takes no space if it has nothing to say', () => {
    open(answeredQuery(0), { empty: undefined });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('takes no space before it has rows either', () => {
    open(unansweredQuery, { empty: undefined });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('a list with rows', () => {
  it('has no pages while one is enough', () => {
    open(answeredQuery(3));
    expect(names()).toEqual(['Deck 1', 'Deck 2', 'Deck 3']);
    expect(pages()).toBeNull();
    expect(screen.queryByText('1–3 of 3')).toBeNull();
  });

  it('shows how many there are on one page if asked to', () => {
    open(answeredQuery(3), { summaryOnOnePage: true });
    expect(screen.queryByText('1–3 of 3')).not.toBeNull();
    expect(pages()).toBeNull();
  });

  it('is turned page by page, and announces each', async () => {
    const person = open(unansweredQuery, { query: (page) => answeredQuery(7, page) });
    expect(status()).toBe('Page 1 of 3');
    await person.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(names()).toEqual(['Deck 7']);
    expect(status()).toBe('Page 3 of 3');
    expect(screen.queryByText('7–7 of 7')).not.toBeNull();
  });

  it('goes to its last page from one that does not exist', () => {
    open(unansweredQuery, { query: (page) => answeredQuery(7, page), from: 9 });
    expect(names()).toEqual(['Deck 7']);
    expect(status()).toBe('Page 3 of 3');
  });

  it('shows placeholders until it gets there', () => {
    open(answeredQuery(7, 9), { query: (page) => (page === 9 ? answeredQuery(7, 9) : unansweredQuery), from: 9 });
    expect(screen.queryByText('Placeholders')).not.toBeNull();
    expect(names()).toEqual([]);
  });
});
