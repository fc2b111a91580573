import { describe, expect, it } from '@jest/globals';
import type { EvaluationSummary } from '@northlight/shared-api';
import { answers, aSession, aUser, hangs, pageOf, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PreviousEvaluations } from './PreviousEvaluations.tsx';

const EVALUATIONS = '/api/pitch-decks/evaluations/';

const summaries = (count: number): EvaluationSummary[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `evaluation-${at + 1}`,
    name: `deck-${at + 1}.pdf`,
    original_filename: `deck-${at + 1}.pdf`,
    created_at: '2026-11-18T09:30:00.000Z',
    overall_score: 7,
    overall_high: 7,
    page_count: 14,
  }));

/** Mocks a list with pagination. */
const listing = (all: EvaluationSummary[]) => answers('get', EVALUATIONS, (asked) => pageOf(all, asked));

function WithHistory() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <p data-testid="query">{search}</p>
      <PreviousEvaluations />
    </>
  );
}

const open = (given: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(WithHistory, { route: '/dashboard', session: aSession(aUser()), ...given });
const table = () => screen.findByRole('table', { name: 'Previous Pitch Deck Evaluations' });
const rows = () => screen.findAllByRole('rowheader');

describe('evaluations that do not load', () => {
  it('say why, and can be asked for again', async () => {
    let tries = 0;
    const second = answers('get', EVALUATIONS, () => {
      tries += 1;
      if (tries === 1) return Response.json({ detail: 'The server has no room left.' }, { status: 507 });
      return { count: 1, results: summaries(1) };
    });
    const { person } = open({ api: [second] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your evaluations didn’t load');
    expect(screen.getByRole('alert')).toHaveTextContent('The server has no room left.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'deck-1.pdf' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Previous Pitch Deck Evaluations' })).toHaveFocus();
  });

  it('say so in general words when the server does', async () => {
    open({ api: [refuses('get', EVALUATIONS, 500, {})] });
    await screen.findByRole('alert');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load your evaluations. Please try again later.');
  });

  it('take no place while they are on their way, nor when there are none', async () => {
    const { container, unmount } = open({ api: [hangs('get', EVALUATIONS)] });
    expect(container.querySelector('table')).toBeNull();
    unmount();
    let asked = 0;
    open({
      api: [
        answers('get', EVALUATIONS, () => {
          asked += 1;
          return { count: 0, results: [] };
        }),
      ],
    });
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('evaluations', () => {
  it('are listed', async () => {
    open({ api: [listing(summaries(2))] });
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'File Name',
      'Evaluated',
      'Overall Score',
      'Actions',
    ]);
    const [, first] = within(await table()).getAllByRole('row');
    if (!first) throw new Error('There is a first row');
    expect(within(first).getByRole('rowheader')).toHaveTextContent('deck-1.pdf');
    expect(within(first).getByText('18 Nov 2026')).toBeVisible();
    expect(first).toHaveTextContent('7/10, adequate');
  });

  it('show a partial score as a range', async () => {
    open({ api: [listing(summaries(1).map((one) => ({ ...one, overall_score: 2, overall_high: 5 })))] });
    const [, first] = within(await table()).getAllByRole('row');
    if (!first) throw new Error('There is a first row');
    expect(within(first).getByTitle('partial')).toHaveTextContent('2–5/10');
    expect(within(first).getByText('2 to 5 out of 10, partial')).toBeInTheDocument();
  });

  it('leads to the results of each', async () => {
    const { person } = open({ api: [listing(summaries(2))] });
    await person.click(await screen.findByRole('link', { name: 'View Results for deck-2.pdf' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/evaluation-results/evaluation-2');
  });

  it('shows no pages when there is only one', async () => {
    open({ api: [listing(summaries(10))] });
    expect(await rows()).toHaveLength(10);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('many evaluations', () => {
  it('come ten at a time, and the page is part of the address', async () => {
    const { person } = open({ api: [listing(summaries(23))] });
    expect(await rows()).toHaveLength(10);
    await person.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByRole('rowheader', { name: 'deck-21.pdf' })).toBeVisible();
    expect(await rows()).toHaveLength(3);
    expect(screen.getByTestId('query')).toHaveTextContent('?evaluations=3');
    expect(screen.getByText('Page 3 of 3')).toHaveAttribute('role', 'status');
    await person.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await screen.findByRole('rowheader', { name: 'deck-1.pdf' })).toBeVisible();
    expect(screen.getByTestId('query')).toBeEmptyDOMElement();
  });

  it('open at the page of the address', async () => {
    open({ at: '/dashboard?evaluations=2', api: [listing(summaries(12))] });
    expect(await screen.findByRole('rowheader', { name: 'deck-11.pdf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['0', '-1', '1.5', 'two', '', '99999999999999999999'])('open at the first page for "%s"', async (page) => {
    open({ at: `/dashboard?evaluations=${page}`, api: [listing(summaries(12))] });
    expect(await screen.findByRole('rowheader', { name: 'deck-1.pdf' })).toBeVisible();
  });

  it('open at the last page when the address goes beyond it', async () => {
    open({ at: '/dashboard?evaluations=9', api: [listing(summaries(12))] });
    expect(await screen.findByRole('rowheader', { name: 'deck-11.pdf' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?evaluations=2'));
  });
});
