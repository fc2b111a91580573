import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type {
  EvaluationSummary,
  SavedDeckSummary,
  SentSubmission,
  SentSubmissionDetail,
  User,
} from '@northlight/shared-api';
import {
  type Asked,
  answers,
  aSavedDeck,
  aSentDetail,
  aSentSubmission,
  aSession,
  aUser,
  pageOf,
  refuses,
  sentRowOf,
  someReasons,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useLocation } from 'react-router-dom';
import { hideTab, tickOnly } from '../features/lists/time.fixture.ts';
import DashboardPage from './DashboardPage.tsx';

const LIST = '/api/pitch-decks/founder/submissions/';
const ONE = '/api/pitch-decks/founder/submissions/{id}/';
const SUMMARY = '/api/pitch-decks/founder/submissions/summary/';
const SAVED = '/api/pitch-decks/assistant/saved-decks/';
const EVALUATIONS = '/api/pitch-decks/evaluations/';

afterEach(() => {
  jest.useRealTimers();
  hideTab(false);
  localStorage.clear();
});

const founder = aSession(aUser());
const summary = answers('get', SUMMARY, { sent: 4, contacted: 1, analysed: 2 });
const noEvaluations = answers('get', EVALUATIONS, { count: 0, results: [] });

interface Given {
  /** Answers before all others. */
  first?: RequestHandler[];
  rows?: SentSubmission[];
  detail?: Partial<SentSubmissionDetail>;
  saved?: SavedDeckSummary[];
  at?: string;
  user?: User;
}

function Page() {
  const { search } = useLocation();
  return (
    <>
      <p data-testid="query">{search}</p>
      <DashboardPage />
    </>
  );
}

function open({ first = [], rows = [], detail = {}, saved = [], at = '/dashboard', user = aUser() }: Given = {}) {
  const done: string[] = [];
  const decks = [...saved];
  const page = renderPage(Page, {
    route: '/dashboard',
    at,
    session: aSession(user),
    api: [
      ...first,
      summary,
      noEvaluations,
      answers('get', LIST, (asked) => pageOf(rows.map(sentRowOf), asked)),
      answers('get', ONE, ({ params }: Asked) =>
        aSentDetail({ ...(rows.find(({ id }) => id === params.id) ?? {}), ...detail }),
      ),
      answers('get', SAVED, (asked) => pageOf(decks, asked)),
      answers('patch', `${SAVED}{id}/`, async ({ request, params }: Asked) => {
        const { name } = (await request.json()) as { name: string };
        const deck = decks.find(({ id }) => id === params.id);
        if (!deck) throw new Error('There is no such deck');
        deck.name = name;
        done.push(`rename ${name}`);
        return Response.json(deck);
      }),
      answers('post', `${SAVED}{id}/duplicate/`, ({ params }: Asked) => {
        done.push(`duplicate ${params.id}`);
        return Response.json(aSavedDeck(), { status: 201 });
      }),
      answers('delete', `${SAVED}{id}/`, ({ params }: Asked) => {
        done.push(`delete ${params.id}`);
        decks.splice(
          decks.findIndex(({ id }) => id === params.id),
          1,
        );
        return new Response(null, { status: 204 });
      }),
      answers('post', `${SAVED}{id}/restore/`, ({ params }: Asked) => {
        done.push(`restore ${params.id}`);
        decks.push(aSavedDeck());
        return Response.json(aSavedDeck());
      }),
    ],
  });
  return { ...page, done };
}

const rowOf = async (name: RegExp) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement);
};
const savedDecks = (count: number) =>
  Array.from({ length: count }, (_, at) => aSavedDeck({ id: `deck-${at + 1}`, name: `Deck ${at + 1}` }));
const investor = (name: string) => ({ ...aSentSubmission().investor, name });

describe('the day of a founder', () => {
  it('begins with four numbers and what they count', async () => {
    open();
    const numbers = [
      ['Sent Pitch Decks', 'Total submissions to investors', '4'],
      ['Investor Contacted', 'Investors who reached out', '1'],
      ['AI Analysed', 'Decks with likelihood scores', '2'],
      ['Saved Pitch Decks', 'AI-generated pitch decks', '0'],
    ] as const;
    for (const [title, text, count] of numbers) {
      const card = (await screen.findByText(text)).closest('li') as HTMLElement;
      await waitFor(() => expect(card).toHaveTextContent(`${title}${count}${text}`));
    }
  });

  it('says what to do when nothing was sent yet', async () => {
    open();
    expect(await screen.findByText("You haven't sent any pitch decks yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find an investor' })).toHaveAttribute('href', '/investors');
    expect(screen.queryByText('Your Saved Pitch Decks')).not.toBeInTheDocument();
    expect(screen.queryByText('Previous Pitch Deck Evaluations')).not.toBeInTheDocument();
  });

  it.each([
    ['Submitted', { status: 'New' }],
    ['Analysed', { status: 'New', likelihood_score: 6 }],
    ['Reviewed', { status: 'Reviewed' }],
    ['Contacted', { status: 'Contacting' }],
    ['Rejected', { status: 'Passed' }],
  ] as const)('shows a deck as %s', async (word, given) => {
    open({ rows: [aSentSubmission(given)] });
    const headers = within(await screen.findByRole('table')).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Investor',
      'Submitted',
      'Status / Stage',
      'Likelihood',
      'Actions',
    ]);
    expect((await rowOf(/Leonie Harrow/)).getByText(word)).toBeVisible();
  });

  it('offers to improve a deck at a likelihood of 5, and not at 6', async () => {
    open({
      rows: [
        aSentSubmission({ id: 'a', likelihood_score: 5, investor: investor('Five Fold') }),
        aSentSubmission({ id: 'b', likelihood_score: 6, investor: investor('Six Fold') }),
        aSentSubmission({ id: 'c', likelihood_score: null, investor: investor('None Fold') }),
      ],
    });
    const improve = (await rowOf(/Five/)).getByRole('link', { name: 'Improve Deck' });
    expect(improve).toHaveAttribute('href', '/evaluation');
    expect((await rowOf(/Six/)).queryByRole('link', { name: 'Improve Deck' })).not.toBeInTheDocument();
    expect((await rowOf(/None/)).queryByRole('link', { name: 'Improve Deck' })).not.toBeInTheDocument();
  });

  it('says while a deck is being scored, and shows the score and the new count when they are there', async () => {
    tickOnly();
    const scored = { id: 'a', answered_at: '2026-11-20T10:00:00.000Z' };
    const rows = [aSentSubmission({ ...scored, likelihood_pending: true })];
    let analysed = 0;
    const counts = answers('get', SUMMARY, () => ({ sent: 1, contacted: 0, analysed }));
    open({ rows, first: [counts] });
    expect(await screen.findByText('Being scored…')).toBeVisible();
    await waitFor(() => expect(screen.getByText('AI Analysed').nextSibling).toHaveTextContent('0'));
    rows[0] = aSentSubmission({ ...scored, likelihood_score: 7 });
    analysed = 1;
    jest.advanceTimersByTime(4_000);
    expect(await screen.findByText('7')).toBeVisible();
    expect(screen.queryByText('Being scored…')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('AI Analysed').nextSibling).toHaveTextContent('1'));
  });

  it('asks for nothing while the tab is hidden, and no more once nothing is being scored', async () => {
    tickOnly();
    let asked = 0;
    const scored = { id: 'a', answered_at: '2026-11-20T10:00:00.000Z' };
    let row = aSentSubmission({ ...scored, likelihood_pending: true });
    const list = answers('get', LIST, (given) => {
      asked += 1;
      return pageOf([sentRowOf(row)], given);
    });
    open({ first: [list] });
    await screen.findByText('Being scored…');
    hideTab(true);
    jest.advanceTimersByTime(60_000);
    // Whatever the page had asked for by now would be answered before this.
    await fetch(new URL(SUMMARY, window.location.href));
    expect(asked).toBe(1);
    hideTab(false);
    row = aSentSubmission(scored);
    jest.advanceTimersByTime(4_000);
    expect(await screen.findByText('No score yet')).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leads to questions that are still open', async () => {
    open({ rows: [aSentSubmission({ id: 'a', answered_at: null })] });
    expect((await rowOf(/Leonie/)).getByRole('link', { name: /Answer questions/ })).toHaveAttribute(
      'href',
      '/answer-questions?submission=a',
    );
  });

  it('says when the sent decks do not load', async () => {
    renderPage(DashboardPage, {
      route: '/dashboard',
      session: founder,
      api: [summary, noEvaluations, refuses('get', LIST, 500, {}), answers('get', SAVED, { count: 0, results: [] })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your sent decks didn’t load');
  });
});

describe('the first steps of a founder', () => {
  const nothing = answers('get', SUMMARY, { sent: 0, contacted: 0, analysed: 0 });
  const evaluation: EvaluationSummary = {
    id: 'e',
    name: 'isferd.pdf',
    original_filename: 'isferd.pdf',
    created_at: '2026-11-19T10:00:00.000Z',
    overall_score: 7,
    overall_high: 7,
    page_count: 14,
  };
  const evaluated = answers('get', EVALUATIONS, { count: 1, results: [evaluation] });
  const incomplete = aUser({ phone: '', bio: ' ' });
  const list = async () => within(await screen.findByRole('region', { name: 'Get started' }));
  const stepOf = async (title: string) => within((await list()).getByText(title).closest('li') as HTMLElement);

  it('stand where the counters would all be zero, each with one action', async () => {
    open({ first: [nothing], user: incomplete });
    const shown = await list();
    expect(shown.getByText('0 of 4 done')).toBeVisible();
    expect(shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Evaluate deck', '/evaluation'],
      ['Complete profile', '/settings?return=%2Fdashboard'],
      ['Find investors', '/investors'],
      ['Send deck', '/investors'],
    ]);
    expect(shown.getByText(/Missing: Phone, Bio\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Summary' })).not.toBeInTheDocument());
  });

  it('are done as evaluations, the profile and an opened investor say', async () => {
    localStorage.setItem(`northlight.get-started.${aUser().id}`, JSON.stringify({ investorId: 7 }));
    open({ first: [nothing, evaluated] });
    expect((await list()).getByText('3 of 4 done')).toBeVisible();
    for (const done of ['Evaluate your first deck', 'Complete your profile', 'Find investors who fit']) {
      expect((await stepOf(done)).queryByRole('link')).not.toBeInTheDocument();
      expect((await stepOf(done)).getByText('(done)')).toBeInTheDocument();
    }
    expect((await stepOf('Send your deck')).getByRole('link')).toHaveAttribute('href', '/investor?id=7');
    expect(screen.getByText(/^Your deck has been evaluated\. Pick an investor/)).toBeVisible();
  });

  it('do not count an investor that another person opened in this browser', async () => {
    localStorage.setItem(`northlight.get-started.${aUser().id + 1}`, JSON.stringify({ investorId: 7, isHidden: true }));
    open({ first: [nothing] });
    expect((await stepOf('Find investors who fit')).getByRole('link')).toBeVisible();
  });

  it('come back unhidden when what the browser stored is damaged', async () => {
    localStorage.setItem(`northlight.get-started.${aUser().id}`, '{"isHidden":');
    open({ first: [nothing] });
    expect((await list()).getByText('1 of 4 done')).toBeVisible();
  });

  it('leave by themselves once all are done, and the counters are there', async () => {
    open({ first: [evaluated], rows: [aSentSubmission()] });
    expect(await screen.findByText('isferd.pdf')).toBeVisible();
    const card = screen.getByText('Total submissions to investors').closest('li') as HTMLElement;
    await waitFor(() => expect(card).toHaveTextContent('4'));
    expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
  });

  it('can be hidden for good, and brought back at once', async () => {
    const { person, unmount } = open({ first: [nothing] });
    await person.click((await list()).getByRole('button', { name: 'Hide this list' }));
    expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await person.click((await list()).getByRole('button', { name: 'Hide this list' }));
    unmount();
    open({ first: [nothing] });
    expect(await screen.findByText("You haven't sent any pitch decks yet.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Summary' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
  });
});

describe('a page of the address that does not exist', () => {
  const sent = Array.from({ length: 12 }, (_, at) =>
    aSentSubmission({ id: `sent-${at + 1}`, investor: investor(`Investor ${at + 1}`) }),
  );

  it('becomes the last page of the sent decks', async () => {
    open({ rows: sent, at: '/dashboard?sent=7' });
    expect(await screen.findByText('11–12 of 12')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Investor 12/ })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?sent=2'));
  });

  it('becomes the last page of each list, also of two at once', async () => {
    open({ rows: sent, saved: savedDecks(11), at: '/dashboard?sent=7&saved=7' });
    expect(await screen.findByText('11–12 of 12')).toBeVisible();
    expect(await screen.findByText('11–11 of 11')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?sent=2&saved=2'));
  });
});

describe('a deck that was sent', () => {
  const detail: Partial<SentSubmissionDetail> = {
    status: 'Passed',
    pass_reason: 'traction',
    pass_comment: 'Come back with ten customers.',
    likelihood_score: 4,
    likelihood_reason: 'Weak match: the deck’s own score limits it to 4.',
    likelihood: someReasons(),
    events: [
      { kind: 'sent', detail: null, at: '2026-11-19T10:00:00.000Z' },
      { kind: 'opened', detail: null, at: '2026-11-19T11:00:00.000Z' },
      { kind: 'status', detail: 'Passed', at: '2026-11-20T10:00:00.000Z' },
    ],
    versions: [
      { id: 'b', original_filename: 'isferd-v5.pdf', created_at: '2026-11-20T10:00:00.000Z', status: 'New' },
      { id: 'a', original_filename: 'isferd-v4.pdf', created_at: '2026-11-19T10:00:00.000Z', status: 'Passed' },
    ],
    views: {
      count: 3,
      last_at: '2026-11-19T11:30:00.000Z',
      slides: [
        { slide: 1, median_seconds: 12, viewings: 3 },
        { slide: 2, median_seconds: 95.4, viewings: 2 },
      ],
    },
  };

  it('tells what happened, how it was read, why it was turned down and what would help', async () => {
    open({ rows: [aSentSubmission({ id: 'a' })], detail, at: '/dashboard?submission=a' });
    const opened = within(await screen.findByRole('dialog', { name: 'Sent to Leonie Harrow' }));
    expect(await opened.findByText('Deck opened by the investor')).toBeVisible();
    expect(opened.getByText(/Not enough traction yet/)).toHaveTextContent('Come back with ten customers.');
    expect(opened.getByText(/Read in the viewer 3 times/)).toBeVisible();
    expect(opened.getByText('1 min 35 s')).toBeVisible();
    expect(opened.getByText('What would raise the score')).toBeVisible();
    expect(opened.getByText('Weak match: the deck’s own score limits it to 4.')).toBeVisible();
    expect(opened.getByText('Show who else solves it, and how you differ (slide 7).')).toBeVisible();
    expect(opened.getAllByText(/You are raising \$2\.5M \(slide 4\); they invest \$500K–\$3M\./)).toHaveLength(1);
    expect(opened.getByRole('link', { name: 'isferd-v5.pdf' })).toHaveAttribute('href', '/dashboard?submission=b');
    expect(opened.getByRole('link', { name: 'View Pitch Deck' })).toHaveAttribute('href', '/decks/a');
    expect(opened.getByRole('link', { name: 'Improve Deck' })).toHaveAttribute('href', '/evaluation');
  });

  it.each([
    ['opened but not read in the viewer', detail.events, /opened this deck but has not read it in the viewer/],
    ['not opened', [], 'The investor has not opened this deck yet.'],
  ] as const)('that was %s says why there are no slide times', async (_, events, words) => {
    const views = { count: 0, last_at: null, slides: [] };
    open({
      rows: [aSentSubmission({ id: 'a' })],
      detail: { ...detail, views, events: [...(events ?? [])] },
      at: '/dashboard?submission=a',
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('closes and leaves its address', async () => {
    const { person } = open({ rows: [aSentSubmission({ id: 'a' })], at: '/dashboard' });
    await person.click((await rowOf(/Leonie/)).getByRole('button', { name: /View/ }));
    expect(await screen.findByRole('dialog', { name: 'Sent to Leonie Harrow' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Sent to/ })).not.toBeInTheDocument());
  });
});

describe('saved decks', () => {
  const act = async (person: ReturnType<typeof open>['person'], name: string) => {
    await person.click(await screen.findByRole('button', { name: 'Actions for Seed deck' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };

  it('are listed with what they are', async () => {
    open({ saved: [aSavedDeck()] });
    const table = await screen.findByRole('table', { name: 'Your Saved Pitch Decks' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Deck Name',
      'Company',
      'Slides',
      'Created',
      'Last Updated',
      'Actions',
    ]);
    expect(within(table).getByText('1 Nov 2026')).toBeVisible();
    expect(within(table).getByText('18 Nov 2026')).toBeVisible();
  });

  it('say why they do not load, and can be asked for again', async () => {
    let tries = 0;
    const { person } = renderPage(DashboardPage, {
      route: '/dashboard',
      session: founder,
      api: [
        summary,
        noEvaluations,
        answers('get', LIST, { count: 0, results: [] }),
        answers('get', SAVED, () => {
          tries += 1;
          return tries === 1
            ? Response.json({ detail: 'The server has no room left.' }, { status: 507 })
            : { count: 1, results: [aSavedDeck()] };
        }),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your saved decks didn’t load');
    expect(screen.getByRole('alert')).toHaveTextContent('The server has no room left.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Seed deck' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Saved Pitch Decks' })).toHaveFocus();
  });

  it('show the page before when the last one of a page is deleted', async () => {
    const { person } = open({ saved: savedDecks(11), at: '/dashboard?saved=2' });
    await person.click(await screen.findByRole('button', { name: 'Actions for Deck 11' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('rowheader', { name: 'Deck 10' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toBeEmptyDOMElement());
    expect(screen.queryByText(/ of 10$/)).not.toBeInTheDocument();
  });

  it('are renamed', async () => {
    const { person, done } = open({ saved: [aSavedDeck()] });
    await act(person, 'Rename');
    const field = await screen.findByLabelText('Deck name');
    await person.clear(field);
    await person.type(field, 'Series A');
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('rowheader', { name: 'Series A' })).toBeVisible();
    expect(done).toEqual(['rename Series A']);
  });

  it('are copied', async () => {
    const { person, done } = open({ saved: [aSavedDeck()] });
    await act(person, 'Duplicate');
    await waitFor(() => expect(done).toEqual(['duplicate deck-1']));
  });

  it('are deleted, and brought back', async () => {
    const { person, done } = open({ saved: [aSavedDeck()] });
    await act(person, 'Delete');
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(done).toEqual(['delete deck-1', 'restore deck-1']));
    expect(await screen.findByRole('rowheader', { name: 'Seed deck' })).toBeVisible();
  });
});
