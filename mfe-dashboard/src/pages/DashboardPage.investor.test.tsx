import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Question, ReceivedSubmission, ReceivedSubmissionDetail, Session } from '@northlight/shared-api';
import { SUBMISSION_TABS, type SubmissionTab } from '@northlight/shared-api/rules';
import {
  type Asked,
  anInvestorUser,
  answers,
  aQuestion,
  aReceivedDetail,
  aReceivedSubmission,
  aSession,
  hangs,
  pageOf,
  receivedRowOf,
  refuses,
  someReasons,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { hideTab, tickOnly } from '../features/lists/time.fixture.ts';
import DashboardPage from './DashboardPage.tsx';

const LIST = '/api/pitch-decks/investor/submissions/';
const ONE = '/api/pitch-decks/investor/submissions/{id}/';
const UNDO = '/api/pitch-decks/investor/submissions/{id}/undo/';
const BULK = '/api/pitch-decks/investor/submissions/bulk/';
const SUMMARY = '/api/pitch-decks/investor/submissions/summary/';
const QUESTIONS = '/api/questions/';
const FILTERS = '/api/pitch-decks/investor/filters/';

type Sent = { method: string; body: Record<string, unknown> }[];

/** Mocks a server that stores what it receives. */
function aServer(rows: ReceivedSubmission[], details: Partial<ReceivedSubmissionDetail> = {}) {
  const sent: Sent = [];
  const asked: string[] = [];
  const state = { refusesPatch: false, refusesUndo: false, questions: [aQuestion()] };
  const countOf = (wanted: ReceivedSubmission['status']) => rows.filter(({ status }) => status === wanted).length;
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const api = [
    answers('get', SUMMARY, () => ({
      all: rows.length,
      new: countOf('New'),
      reviewed: countOf('Reviewed'),
      contacted: countOf('Contacting'),
      rejected: countOf('Passed'),
    })),
    answers('get', FILTERS, [{ id: 'f1', name: 'Strong ones', query: 'sort=likelihood' }]),
    answers('get', QUESTIONS, () => state.questions),
    answers('post', FILTERS, async ({ request }: Asked) => {
      const body = (await request.json()) as { name: string; query: string };
      if (body.name === 'strong ones')
        return Response.json({ name: ['You already have a filter with this name.'] }, { status: 400 });
      sent.push({ method: 'filter', body });
      return { id: 'f2', ...body };
    }),
    answers('post', BULK, async ({ request }: Asked) => {
      const body = (await request.json()) as { ids: string[]; status: ReceivedSubmission['status'] };
      sent.push({ method: 'bulk', body });
      return { changed: body.ids.map((id) => ({ id, decision: `of-${id}` })), unchanged: [] };
    }),
    answers('post', UNDO, async ({ request, params }: Asked) => {
      const row = find(params.id);
      if (!row) throw new Error('There is no such row');
      sent.push({ method: 'undo', body: (await request.json()) as { decision: string } });
      if (state.refusesUndo)
        return Response.json({ code: 'undo_superseded', detail: 'Another decision followed.' }, { status: 409 });
      row.status = 'New';
      return row;
    }),
    answers('patch', ONE, async ({ request, params }: Asked) => {
      const body = (await request.json()) as Partial<ReceivedSubmission>;
      sent.push({ method: 'patch', body });
      if (state.refusesPatch) return Response.json({ code: 'status_conflict', detail: 'No.' }, { status: 409 });
      const row = find(params.id);
      if (!row) throw new Error('There is no such row');
      return { ...Object.assign(row, body), decision: body.status ? `of-${row.id}` : null };
    }),
    answers('get', LIST, ({ request }: Asked) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const search = searchParams.get('search')?.toLowerCase() ?? '';
      const statuses: readonly string[] = SUBMISSION_TABS[(searchParams.get('status') ?? 'all') as SubmissionTab];
      const found = rows.filter(
        ({ company_name, status }) => company_name.toLowerCase().includes(search) && statuses.includes(status),
      );
      return pageOf(found.map(receivedRowOf), { request });
    }),
    answers('get', ONE, ({ params }: Asked) => {
      const row = find(params.id);
      if (!row) return Response.json({ code: 'not_found', detail: 'Submission not found.' }, { status: 404 });
      return aReceivedDetail({ ...row, ...details });
    }),
    answers('get', '/api/pitch-decks/evaluations/', { count: 0, results: [] }),
    answers('get', '/api/pitch-decks/assistant/saved-decks/', { count: 0, results: [] }),
  ];
  return { api, sent, asked, state };
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

const investor = aSession(anInvestorUser({ is_profile_live: true }));
function open(
  rows: ReceivedSubmission[],
  {
    at = '/dashboard',
    session = investor,
    questions,
    ...details
  }: Partial<ReceivedSubmissionDetail> & { at?: string; session?: Session; questions?: Question[] } = {},
) {
  const server = aServer(rows, details);
  if (questions) server.state.questions = questions;
  return { ...server, ...renderPage(Page, { route: '/dashboard', at, session, api: server.api }) };
}

const several = () => [
  aReceivedSubmission(),
  aReceivedSubmission({ id: 'two', company_name: 'Rindle', likelihood_score: 7, status: 'New' }),
  aReceivedSubmission({ id: 'three', company_name: 'Gantrey', status: 'Contacting' }),
  aReceivedSubmission({ id: 'four', company_name: 'Mendery', status: 'Passed' }),
];
const rowOf = async (company: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(company) });
  return within(header.closest('tr') as HTMLElement);
};
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the day of an investor', () => {
  it('begins with three numbers and what they count', async () => {
    open(several());
    for (const [title, text] of [
      ['New Submissions', 'Pitch decks awaiting your review'],
      ['Contacted', 'Founders you have contacted'],
      ['Rejected', 'Decks you decided not to pursue'],
    ] as const) {
      const card = (await screen.findByText(text)).closest('li') as HTMLElement;
      expect(within(card).getByText(title)).toBeVisible();
    }
    const [first] = within(screen.getByRole('list', { name: 'Summary' })).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('New Submissions2'));
  });

  it('lists the decks with their statuses as investors read them', async () => {
    open(several());
    expect(await screen.findByText('You have 2 pitch decks to review')).toBeVisible();
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Founder',
      'Industry',
      'Submitted',
      'Status',
      'Actions',
    ]);
    for (const [company, status] of [
      ['Isferd', 'New'],
      ['Rindle', 'Analysed'],
      ['Gantrey', 'Contacted'],
      ['Mendery', 'Rejected'],
    ] as const) {
      expect((await rowOf(company)).getByText(status)).toBeVisible();
    }
    expect((await rowOf('Isferd')).getByText('19 Nov 2026')).toBeVisible();
  });

  it.each([
    ['New', 'new'],
    ['Reviewed', 'reviewed-only'],
    ['Contacted', 'reviewed'],
    ['Rejected', 'passed'],
  ])('shows the tab %s by its address', async (name, value) => {
    const { person, asked } = open(several());
    await rowOf('Isferd');
    await person.click(screen.getByRole('tab', { name: new RegExp(name) }));
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent(`?status=${value}`));
    await waitFor(() => expect(asked.at(-1)).toContain(`status=${value}`));
  });

  it('shows a deck that arrives while the page is open, and its likelihood once it is scored', async () => {
    tickOnly();
    const rows = [aReceivedSubmission({ id: 'a', company_name: 'Isferd' })];
    open(rows);
    await screen.findByText('Isferd');
    rows.push(aReceivedSubmission({ id: 'b', company_name: 'Rindle', likelihood_pending: true }));
    jest.advanceTimersByTime(61_000);
    expect(await screen.findByText('Rindle')).toBeVisible();
    expect(screen.getByText('Being scored…')).toBeVisible();
    rows[1] = aReceivedSubmission({ id: 'b', company_name: 'Rindle', likelihood_score: 9 });
    jest.advanceTimersByTime(4_000);
    expect(await screen.findByText('9')).toBeVisible();
    expect(screen.queryByText('Being scored…')).not.toBeInTheDocument();
  });

  it('counts new decks in the tab’s title, and those that arrive while another tab is in front', async () => {
    tickOnly();
    const rows = several();
    open(rows);
    await waitFor(() => expect(document.title).toBe('(2) Dashboard · Northlight'));
    hideTab(true);
    rows.push(aReceivedSubmission({ id: 'five', company_name: 'Tidewell' }));
    jest.advanceTimersByTime(61_000);
    await waitFor(() => expect(document.title).toBe('(3) Dashboard · Northlight'));
    hideTab(false);
  });

  it('has no number in the tab’s title when nothing is new', async () => {
    document.title = '';
    open([aReceivedSubmission({ status: 'Passed' })]);
    await screen.findByText('Decks you decided not to pursue');
    expect(document.title).not.toContain('(');
  });

  it('finds decks while one types, says how many, and clears the search', async () => {
    const { person } = open(several());
    await person.type(await screen.findByPlaceholderText('Search pitch decks...'), 'rind');
    expect(await screen.findByText('Found 1 pitch deck matching "rind"')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?search=rind'));
    await person.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('No pitch decks found matching "rindxyz".')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(await screen.findByText('You have 2 pitch decks to review')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('counts as decks to review only those that are new, in every tab', async () => {
    open(several(), { at: '/dashboard?status=passed' });
    expect(await screen.findByText('You have 2 pitch decks to review')).toBeVisible();
    expect(await rowOf('Mendery')).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /Isferd/ })).not.toBeInTheDocument();
  });

  it('tells decks I looked at from founders I contacted', async () => {
    open([...several(), aReceivedSubmission({ id: 'five', company_name: 'Kettlewick', status: 'Reviewed' })], {
      at: '/dashboard?status=reviewed-only',
    });
    await rowOf('Kettlewick');
    expect(screen.queryByRole('rowheader', { name: /Gantrey/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'New2',
      'Reviewed1',
      'Contacted2',
      'Rejected1',
      'All5',
    ]);
  });

  it('says when a filter finds nothing', async () => {
    open([], { at: '/dashboard?status=new' });
    expect(await screen.findByText('No pitch decks found for this filter.')).toBeVisible();
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  });
});

describe('the first day of an investor', () => {
  const checklist = async () => within(await screen.findByRole('region', { name: 'Get started' }));

  it('lists what is missing before founders can send decks, and where to do it', async () => {
    const session = aSession(anInvestorUser({ bio: ' ', phone: '', profile_image: null }));
    open([], { session, questions: [] });
    const list = await checklist();
    expect(await list.findByText('0 of 3 done')).toBeVisible();
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Complete profile', '/settings'],
      ['Choose questions', '/customize-questions'],
      ['Go live', '/settings/investor-profile#visibility'],
    ]);
    expect(list.getByText('Complete your profile (12 of 15)')).toBeVisible();
  });

  it('leads to the investor profile when only that is incomplete', async () => {
    open([], { session: aSession(anInvestorUser({ investment_stage: '' })) });
    const link = (await checklist()).findByRole('link', { name: 'Complete profile' });
    expect(await link).toHaveAttribute('href', '/settings/investor-profile');
  });

  it('counts what is done', async () => {
    open([], { session: aSession(anInvestorUser()) });
    const list = await checklist();
    expect(await list.findByText('2 of 3 done')).toBeVisible();
    const steps = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[0]).toBe('Complete your profile (15 of 15) (done)');
    expect(steps[1]).toBe('Choose your questions (done)');
    expect(steps[2]).not.toContain('(done)');
  });

  it('is over once everything is done', async () => {
    open([]);
    await screen.findByText('No pitch decks yet');
    expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
  });

  it('still says that questions are missing when the profile is live', async () => {
    open([], { questions: [] });
    expect(await (await checklist()).findByText('2 of 3 done')).toBeVisible();
  });

  it('shows a sample instead of zeros, to read and to do nothing with', async () => {
    const { person, sent, asked } = open([]);
    const table = within(await screen.findByRole('table', { name: 'Sample submission' }));
    expect(table.getByText('Sample')).toBeVisible();
    expect(table.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('No pitch decks found for this filter.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Summary' })).not.toBeInTheDocument());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'New',
      'Reviewed',
      'Contacted',
      'Rejected',
      'All',
    ]);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();

    await person.click(table.getByRole('button', { name: /View Deck/ }));
    const sample = within(await dialog('Loamwright'));
    expect(sample.getByText('This is a sample')).toBeVisible();
    expect(sample.getByRole('heading', { name: 'Founder Responses to Your Questions' })).toBeVisible();
    expect(sample.getByText('What will you do with the money?')).toBeVisible();
    expect(sample.getByRole('img', { name: /^7 out of 10/ })).toBeVisible();
    for (const name of ['Reject', 'Reject with a reason', 'Contact Founder'])
      expect(sample.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(sample.queryByRole('link')).not.toBeInTheDocument();
    expect(sample.queryByLabelText('Your note')).not.toBeInTheDocument();
    expect(screen.getByTestId('query')).toBeEmptyDOMElement();
    expect([sent, asked]).toEqual([[], [expect.any(String)]]);
    await person.click(sample.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ends with the first deck, which replaces the sample', async () => {
    open([aReceivedSubmission()]);
    await rowOf('Isferd');
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Summary' })).toBeVisible();
  });
});

describe('a deck that is opened', () => {
  it('has an address of its own, and shows what the founder sent and answered', async () => {
    const answered = aReceivedDetail().answers;
    const { person } = open(several(), {
      answered_at: '2026-11-19T11:00:00.000Z',
      likelihood: someReasons(),
      answers: [
        ...answered,
        {
          id: 'q1',
          question: 'What stage are you at?',
          type: 'dropdown',
          answer: 'In business',
          options: ['Idea', 'In business'],
          required: true,
          is_conditional: false,
          parent_question: null,
          trigger_values: [],
          file_url: null,
          file_name: null,
          file_size: null,
        },
      ],
    });
    await person.click((await rowOf('Rindle')).getByRole('button', { name: /View Deck/ }));
    const opened = within(await dialog('Rindle'));
    expect(screen.getByTestId('query')).toHaveTextContent('?submission=two');
    expect(opened.getByText('Logistics')).toBeVisible();
    expect(opened.getByText(/Submitted by/)).toHaveTextContent('Submitted by Ines Varga-Holm');
    expect(opened.getByRole('heading', { name: 'Founder Responses to Your Questions' })).toBeVisible();
    expect(opened.getByText('What stage are you at?')).toBeVisible();
    expect(opened.getByText('In business')).toBeVisible();
    expect(opened.getByRole('heading', { name: 'Investment Likelihood' })).toBeVisible();
    expect(opened.getAllByText(/The founder is raising \$2\.5M \(slide 4\); you invest \$500K–\$3M\./)).toHaveLength(1);
    expect(opened.queryByText('What would raise the score')).not.toBeInTheDocument();
    expect(opened.getByRole('link', { name: /View Pitch Deck/ })).toHaveAttribute(
      'href',
      '/api/files/decks/submission-1.pdf?signature=x',
    );
    expect(opened.getByRole('link', { name: 'Read slide by slide' })).toHaveAttribute('href', '/decks/two');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByTestId('query')).toBeEmptyDOMElement());
  });

  it('opens from its address', async () => {
    open(several(), { at: '/dashboard?submission=three' });
    expect(await dialog('Gantrey')).toBeVisible();
  });

  it('says when it is not there', async () => {
    open(several(), { at: '/dashboard?submission=nobody' });
    expect(within(await dialog('The deck didn’t load')).getByText('Submission not found.')).toBeVisible();
  });

  it('keeps a note that saves itself', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?submission=two' });
    await person.type(within(await dialog('Rindle')).getByLabelText('Your note'), 'Call on Monday');
    await person.tab();
    await waitFor(() => expect(sent).toContainEqual({ method: 'patch', body: { note: 'Call on Monday' } }));
  });

  it('shows what became of it when I come back from the file in another tab', async () => {
    const rows = several();
    open(rows);
    await rowOf('Rindle');
    for (const row of rows) if (row.id === 'two') row.status = 'Reviewed';
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await (await rowOf('Rindle')).findByText('Reviewed')).toBeVisible();
  });

  it('shows a founder’s words as words', async () => {
    open([aReceivedSubmission({ company_name: '<b>x</b>', description: '<img src=x onerror=alert(1)>' })]);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('rejecting', () => {
  it('shows at once, closes the dialog, and can be taken back', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?submission=two' });
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rindle' })).not.toBeInTheDocument());
    expect((await rowOf('Rindle')).getByText('Rejected')).toBeVisible();
    expect(sent).toContainEqual({ method: 'patch', body: { status: 'Passed' } });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ method: 'undo', body: { decision: 'of-two' } }));
    expect(await (await rowOf('Rindle')).findByText('Analysed')).toBeVisible();
  });

  it('cannot be undone after another decision, and says so', async () => {
    const { person, state } = open(several(), { at: '/dashboard?submission=two' });
    state.refusesUndo = true;
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Reject' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This can’t be undone because the status has changed since.')).toBeVisible();
    expect(await (await rowOf('Rindle')).findByText('Rejected')).toBeVisible();
  });

  it('that fails goes back to the server’s truth, and is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { person, state } = open(several(), { at: '/dashboard?submission=two' });
    state.refusesPatch = true;
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(await (await rowOf('Rindle')).findByText('Analysed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.queryByText('No.')).not.toBeInTheDocument();
  });

  it('that does not reach the server shows the status that is stored', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const server = aServer(several());
    let isDown = false;
    const { person } = renderPage(Page, {
      route: '/dashboard',
      at: '/dashboard?submission=two',
      session: investor,
      api: [
        answers('get', LIST, () => {
          if (isDown) return Response.error();
          return { count: 4, results: several() };
        }),
        answers('patch', ONE, () => {
          isDown = true;
          return Response.error();
        }),
        ...server.api,
      ],
    });
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(isDown).toBe(true));
    expect(await (await rowOf('Rindle')).findByText('Analysed')).toBeVisible();
  });

  it('can give the founder a reason', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?submission=two' });
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Reject with a reason' }));
    const asking = within(await dialog('Reject Rindle'));
    await person.selectOptions(asking.getByLabelText(/Reason/), 'traction');
    await person.type(asking.getByLabelText(/Comment/), 'Come back with ten customers.');
    await person.click(asking.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        method: 'patch',
        body: { status: 'Passed', pass_reason: 'traction', pass_comment: 'Come back with ten customers.' },
      }),
    );
  });

  it('is not offered for what is rejected already', async () => {
    open(several(), { at: '/dashboard?submission=four' });
    expect(within(await dialog('Mendery')).getByRole('button', { name: 'Reject' })).toBeDisabled();
  });
});

describe('contacting a founder', () => {
  it('marks the deck and shows how to reach them', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?submission=two' });
    await person.click(within(await dialog('Rindle')).getByRole('button', { name: 'Contact Founder' }));
    const contact = within(await dialog('Contact Ines Varga-Holm'));
    expect(contact.getByRole('link', { name: 'ines@isferd.test' })).toHaveAttribute('href', 'mailto:ines@isferd.test');
    expect(contact.getByRole('link', { name: '+47 555 01 234' })).toHaveAttribute('href', 'tel:+4755501234');
    expect(contact.getByRole('link', { name: 'Email Founder' })).toHaveAttribute('href', 'mailto:ines@isferd.test');
    expect(sent).toContainEqual({ method: 'patch', body: { status: 'Contacting' } });
    await person.click(contact.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Contact/ })).not.toBeInTheDocument());
  });

  it('says when there are no contact details', async () => {
    const bare = aReceivedSubmission({ founder_name: '', founder_email: '', founder_phone: '' });
    const { person } = open([bare], { at: `/dashboard?submission=${bare.id}` });
    await person.click(within(await dialog('Isferd')).getByRole('button', { name: 'Contact Founder' }));
    const contact = within(await dialog('Contact Founder'));
    expect(contact.getByText('No contact details available.')).toBeVisible();
    expect(contact.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the details again without asking the server for what is contacted already', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?submission=three' });
    await person.click(within(await dialog('Gantrey')).getByRole('button', { name: 'Contact Founder' }));
    expect(await dialog('Contact Ines Varga-Holm')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('many decks at once', () => {
  it('are marked as reviewed together', async () => {
    const { person, sent } = open(several());
    await person.click((await rowOf('Isferd')).getByRole('checkbox', { name: 'Select Isferd' }));
    await person.click((await rowOf('Rindle')).getByRole('checkbox', { name: 'Select Rindle' }));
    expect(screen.getByText('2 pitch decks selected')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText('2 pitch decks marked as reviewed')).toBeVisible();
    expect(sent).toContainEqual({ method: 'bulk', body: { ids: ['submission-1', 'two'], status: 'Reviewed' } });
    expect(screen.queryByText('2 pitch decks selected')).not.toBeInTheDocument();
  });

  it('are rejected together, and taken back together', async () => {
    const { person, sent } = open(several());
    await person.click((await rowOf('Isferd')).getByRole('checkbox', { name: 'Select Isferd' }));
    await person.click(screen.getByRole('button', { name: 'Select all on this page' }));
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    await person.click(within(await dialog('Reject 4 pitch decks')).getByRole('button', { name: 'Reject' }));
    await screen.findByText('4 pitch decks rejected');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'undo')).toHaveLength(4));
  });
});

describe('by keyboard alone', () => {
  const opener = async (company: string) => (await rowOf(company)).getByRole('button', { name: /View Deck/ });

  it('I go from deck to deck, open one, and come back to where I was', async () => {
    const { person } = open(several());
    await rowOf('Isferd');
    await person.keyboard('j');
    expect(await opener('Isferd')).toHaveFocus();
    await person.keyboard('j{ArrowDown}');
    expect(await opener('Gantrey')).toHaveFocus();
    await person.keyboard('k');
    expect(await opener('Rindle')).toHaveFocus();
    await person.keyboard('o');
    expect(await dialog('Rindle')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(async () => expect(await opener('Rindle')).toHaveFocus());
  });

  it('I select one, all, and none', async () => {
    const { person } = open(several());
    await rowOf('Isferd');
    await person.keyboard('jx');
    expect(screen.getByText('1 pitch deck selected')).toBeVisible();
    await person.keyboard('a');
    expect(screen.getByText('4 pitch decks selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select all on this page' })).not.toBeInTheDocument();
    await person.keyboard('a');
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('I reject, and take that back', async () => {
    const { person, sent } = open(several());
    await rowOf('Isferd');
    await person.keyboard('jjr');
    await waitFor(() => expect(sent).toContainEqual({ method: 'patch', body: { status: 'Passed' } }));
    expect(await (await rowOf('Rindle')).findByText('Rejected')).toBeVisible();
    await screen.findByText('Rindle rejected');
    await person.keyboard('u');
    await waitFor(() => expect(sent.at(-1)?.method).toBe('undo'));
    await person.keyboard('u');
    expect(sent.filter(({ method }) => method === 'undo')).toHaveLength(1);
  });

  it('I contact a founder', async () => {
    const { person } = open(several());
    await rowOf('Isferd');
    await person.keyboard('jc');
    expect(await dialog('Contact Ines Varga-Holm')).toBeVisible();
  });

  it('nothing happens to a deck while I write', async () => {
    const { person, sent } = open(several());
    await rowOf('Isferd');
    await person.keyboard('j/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await person.keyboard('rcx');
    expect(screen.getByRole('searchbox')).toHaveValue('rcx');
    expect(sent).toEqual([]);
  });

  it('I see all keys, and turn off those that a voice would set off', async () => {
    const { person, sent } = open(several());
    await rowOf('Isferd');
    await person.keyboard('?');
    const sheet = within(await dialog('Keyboard shortcuts'));
    await waitFor(() => expect(sheet.getByText('Contact the founder')).toBeVisible());
    await person.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('jr');
    expect(sent).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await person.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    expect(localStorage).toHaveLength(0);
  });

  it('a card leads me to the list it counts', async () => {
    const { person } = open(several());
    await person.click(await screen.findByRole('link', { name: /New Submissions/ }));
    expect(screen.getByRole('heading', { name: 'Pitch Deck Submissions' })).toHaveFocus();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?status=new'));
  });

  it('I go on with the next deck when the one I was at leaves the list', async () => {
    const { person } = open(several(), { at: '/dashboard?status=new' });
    await rowOf('Isferd');
    await person.keyboard('jr');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Isferd/ })).not.toBeInTheDocument());
    expect(await opener('Rindle')).toHaveFocus();
  });
});

describe('many decks', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aReceivedSubmission({ id: `deck-${at + 1}`, company_name: `Company ${at + 1}` }),
    );

  it('open at the last page when the address goes beyond it', async () => {
    open(many(27), { at: '/dashboard?page=9' });
    expect(await screen.findByText('21–27 of 27')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Company 27/ })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?page=2'));
  });

  it('show the page before when the last one of a page is rejected', async () => {
    const { person } = open(many(21), { at: '/dashboard?status=new&page=2' });
    expect(await screen.findByText('21–21 of 21')).toBeVisible();
    await person.click((await rowOf('Company 21')).getByRole('button', { name: /View Deck/ }));
    await person.click(within(await dialog('Company 21')).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('rowheader', { name: /Company 20/ })).toBeVisible();
    expect(screen.getByText('You have 20 pitch decks to review')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent(/^\?status=new$/));
    expect(screen.queryByRole('rowheader', { name: /Company 21/ })).not.toBeInTheDocument();
  });
});

describe('filters one comes back to', () => {
  it('are chosen from a list', async () => {
    const { person } = open(several());
    await rowOf('Isferd');
    await person.click(screen.getByRole('button', { name: 'Saved filters' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Strong ones' }));
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?sort=likelihood'));
  });

  it('are saved under a name', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?status=new' });
    await rowOf('Isferd');
    await person.click(screen.getByRole('button', { name: 'Saved filters' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Save this filter…' }));
    await person.type(within(await dialog('Save this filter')).getByLabelText('Name'), 'Fresh');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ method: 'filter', body: { name: 'Fresh', query: 'status=new' } }),
    );
  });

  it('have different names', async () => {
    const { person, sent } = open(several(), { at: '/dashboard?status=new' });
    await rowOf('Isferd');
    await person.click(screen.getByRole('button', { name: 'Saved filters' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Save this filter…' }));
    const name = within(await dialog('Save this filter')).getByLabelText('Name');
    await person.type(name, 'strong ones');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/You already have a filter with this name\./));
    await person.type(name, ' 2');
    expect(name).toBeValid();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ method: 'filter', body: { name: 'strong ones 2', query: 'status=new' } }),
    );
  });
});

describe('a list that does not load', () => {
  const others = aServer([]).api.slice(0, 3);

  it('says so and offers to try again', async () => {
    renderPage(DashboardPage, {
      route: '/dashboard',
      session: investor,
      api: [
        ...others,
        refuses('get', LIST, 500, {}),
        hangs('get', '/api/pitch-decks/evaluations/'),
        hangs('get', '/api/pitch-decks/assistant/saved-decks/'),
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your pitch decks didn’t load');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that access is gone', async () => {
    renderPage(DashboardPage, {
      route: '/dashboard',
      session: investor,
      api: [
        ...others,
        refuses('get', LIST, 403, { code: 'investor_only' }),
        hangs('get', '/api/pitch-decks/evaluations/'),
        hangs('get', '/api/pitch-decks/assistant/saved-decks/'),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});
