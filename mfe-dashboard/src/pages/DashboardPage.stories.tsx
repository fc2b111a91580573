import type { EvaluationSummary, ReceivedSubmission, SentSubmission } from '@northlight/shared-api';
import {
  anInvestorUser,
  answers,
  aQuestion,
  aReceivedDetail,
  aReceivedSubmission,
  aSavedDeck,
  aSentDetail,
  aSentSubmission,
  aSession,
  aUser,
  hangs,
  receivedRowOf,
  refuses,
  sentRowOf,
  someReasons,
} from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import DashboardPage from './DashboardPage.tsx';

const RECEIVED = '/api/pitch-decks/investor/submissions/';
const QUESTIONS = '/api/questions/';
const SENT = '/api/pitch-decks/founder/submissions/';
const SAVED = '/api/pitch-decks/assistant/saved-decks/';
const EVALUATIONS = '/api/pitch-decks/evaluations/';

const meta = {
  title: 'Dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen', route: '/dashboard' },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const evaluation = (at: number): EvaluationSummary => ({
  id: `evaluation-${at}`,
  name: `isferd-seed-v${at}.pdf`,
  original_filename: `isferd-seed-v${at}.pdf`,
  created_at: new Date(Date.UTC(2026, 10, 1 + at, 9, 30)).toISOString(),
  overall_score: [7, 6, 4, 8, 0, 10][at % 6] ?? 0,
  overall_high: [7, 6, 8, 9, 10, 10][at % 6] ?? 0,
  page_count: 14,
});

const COMPANIES = [
  ['Isferd', 'Ines Varga-Holm', 'Logistics', 'Predicts spoilage in refrigerated freight'],
  ['Ovale Clinic', 'Bram Delacourt', 'Healthcare', 'Night clinics for shift workers'],
  ['Pennywort', 'Maud Terlinden', 'Fintech', 'Pension top-ups for the self-employed'],
  ['Thresh & Sow', 'Kofi Asante-Reyes', 'Climate', 'Soil tests by post, with a plan'],
] as const;
const STATUSES = ['New', 'New', 'Reviewed', 'Contacting', 'Passed'] as const;

const received = (count: number): ReceivedSubmission[] =>
  Array.from({ length: count }, (_, at) => {
    const [company_name, founder_name, founder_work_field, description] = COMPANIES[at % 4] ?? COMPANIES[0];
    return aReceivedSubmission({
      id: `submission-${at}`,
      company_name,
      founder_name,
      founder_work_field,
      description,
      status: STATUSES[at % 5] ?? 'New',
      likelihood_score: at % 3 === 0 ? null : 4 + (at % 6),
      created_at: new Date(Date.UTC(2026, 10, 19 - (at % 19))).toISOString(),
    });
  });

const answered = [
  { id: 'a', question: 'What stage are you at?', type: 'dropdown' as const, answer: 'In business' },
  {
    id: 'b',
    question: 'What was your revenue in each of the last three months?',
    type: 'text' as const,
    answer: 'August $52K, September $58K, October $64K. All from signed fleet contracts.',
    parent_question: 'a',
    is_conditional: true,
    trigger_values: ['In business'],
  },
  { id: 'c', question: 'Please attach your letters of intent', type: 'file' as const, answer: '' },
].map((given) => ({
  options: [],
  required: true,
  is_conditional: false,
  parent_question: null,
  trigger_values: [],
  file_url: given.type === 'file' ? '/api/files/answers/one.pdf' : null,
  file_name: given.type === 'file' ? 'isferd-letters-of-intent.pdf' : null,
  file_size: given.type === 'file' ? 1_258_291 : null,
  ...given,
}));

const none = { count: 0, results: [] };

const forInvestor = (rows: ReceivedSubmission[], extra: Partial<Story['parameters']> = {}): Story => ({
  parameters: {
    session: aSession(anInvestorUser({ is_profile_live: true })),
    api: [
      answers('get', `${RECEIVED}summary/`, { all: rows.length, new: 6, reviewed: 1, contacted: 3, rejected: 9 }),
      answers('get', '/api/pitch-decks/investor/filters/', []),
      answers('get', QUESTIONS, [aQuestion()]),
      answers('get', RECEIVED, { count: rows.length, results: rows.slice(0, 20).map(receivedRowOf) }),
      answers('patch', `${RECEIVED}{id}/`, { decision: 'd1', ...aReceivedSubmission(), status: 'Contacting' }),
      answers(
        'get',
        `${RECEIVED}{id}/`,
        aReceivedDetail({
          ...rows[0],
          likelihood_score: 7,
          likelihood_reason: 'Fair match: the deck’s own score limits it to 7.',
          likelihood: someReasons(),
          answered_at: '2026-11-19T11:00:00.000Z',
          answers: answered,
        }),
      ),
      answers('get', SAVED, none),
      answers('get', EVALUATIONS, none),
    ],
    ...extra,
  },
});

export const Investor = forInvestor(received(8));

export const InvestorWithManyDecks = forInvestor(received(45));

export const InvestorWithoutDecks = forInvestor([]);

const newcomer = anInvestorUser({ profile_image: null, bio: '', title: '', investment_fields: [] });

export const InvestorOnTheFirstDay: Story = {
  parameters: {
    session: aSession(newcomer),
    api: [answers('get', QUESTIONS, []), ...(InvestorWithoutDecks.parameters?.api ?? [])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 3 done')).toBeVisible();
    await expect(await canvas.findByText('Loamwright')).toBeVisible();
  },
};

export const InvestorOpensTheSample: Story = {
  ...InvestorWithoutDecks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /View Deck/ }));
    await waitFor(() => expect(screen.getByText('This is a sample')).toBeVisible());
  },
};

export const InvestorOpensADeck: Story = {
  ...forInvestor(received(3), { at: '/dashboard?submission=submission-0' }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Founder Responses to Your Questions' })).toBeVisible(),
    );
  },
};

export const InvestorContactsAFounder: Story = {
  ...forInvestor(received(3), { at: '/dashboard?submission=submission-0' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Contact Founder' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Email Founder' })).toBeVisible());
  },
};

export const InvestorSelectsDecks: Story = {
  ...forInvestor(received(5)),
  play: async ({ canvas }) => {
    for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
    await expect(canvas.getByText('2 pitch decks selected')).toBeVisible();
  },
};

export const InvestorSeesAllKeys: Story = {
  ...forInvestor(received(5)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible());
  },
};

const long = received(2).map((row) => ({
  ...row,
  company_name: 'Isferd Refrigeration and Forwarding of the Northern Straits '.repeat(2),
  founder_name: 'Maximiliana-Theodora Varga-Holm van Hessel-Ansgarsdottir',
  founder_email: `${'maximiliana.theodora.'.repeat(4)}@isferd.example`,
  description: `${'Refrigerated freight that tells you before it spoils. '.repeat(12)}${'isferd'.repeat(30)}`,
}));

export const InvestorWithLongContent = forInvestor(long);

export const InvestorOpensALongDeck: Story = {
  ...forInvestor(long, { at: '/dashboard?submission=submission-0' }),
  play: InvestorOpensADeck.play,
};

export const InvestorContactsALongFounder: Story = {
  ...forInvestor(long, { at: '/dashboard?submission=submission-0' }),
  play: InvestorContactsAFounder.play,
};

export const InvestorWithoutPermission: Story = {
  parameters: {
    session: aSession(anInvestorUser({ is_profile_live: true })),
    api: [
      ...[RECEIVED, `${RECEIVED}summary/`, '/api/pitch-decks/investor/filters/'].map((path) =>
        refuses('get', path as typeof RECEIVED, 403, { code: 'investor_only' }),
      ),
      refuses('get', QUESTIONS, 403, { code: 'investor_only' }),
      answers('get', SAVED, none),
      answers('get', EVALUATIONS, none),
    ],
  },
};

export const InvestorOnItsWay: Story = {
  parameters: {
    session: aSession(anInvestorUser({ is_profile_live: true })),
    api: [
      hangs('get', `${RECEIVED}summary/`),
      hangs('get', RECEIVED),
      hangs('get', '/api/pitch-decks/investor/filters/'),
      hangs('get', QUESTIONS),
      hangs('get', SAVED),
      hangs('get', EVALUATIONS),
    ],
  },
};

export const InvestorFailedToLoad: Story = {
  parameters: {
    session: aSession(anInvestorUser({ is_profile_live: true })),
    api: [
      ...[RECEIVED, `${RECEIVED}summary/`, '/api/pitch-decks/investor/filters/'].map((path) =>
        refuses('get', path as typeof RECEIVED, 500, {}),
      ),
      refuses('get', QUESTIONS, 500, {}),
      refuses('get', SAVED, 500, {}),
      refuses('get', EVALUATIONS, 500, {}),
    ],
  },
};

const sent: SentSubmission[] = [
  aSentSubmission({ id: 'a', status: 'Contacting', likelihood_score: 8, answered_at: '2026-11-19T11:00:00.000Z' }),
  aSentSubmission({ id: 'b', status: 'Reviewed', likelihood_score: 5, answered_at: '2026-11-18T11:00:00.000Z' }),
  aSentSubmission({ id: 'e', status: 'New', answered_at: '2026-11-20T11:00:00.000Z', likelihood_pending: true }),
  aSentSubmission({ id: 'c', status: 'New', answered_at: null }),
  aSentSubmission({ id: 'd', status: 'Passed', likelihood_score: 3, answered_at: '2026-11-01T11:00:00.000Z' }),
];

const forFounder = (rows: SentSubmission[], extra: Partial<Story['parameters']> = {}): Story => ({
  parameters: {
    session: aSession(aUser()),
    api: [
      answers('get', `${SENT}summary/`, { sent: rows.length, contacted: 1, analysed: 3 }),
      answers('get', SENT, { count: rows.length, results: rows.map(sentRowOf) }),
      answers(
        'get',
        `${SENT}{id}/`,
        aSentDetail({
          ...rows[3],
          pass_reason: 'traction',
          pass_comment: 'Come back with ten customers.',
          likelihood_score: 7,
          likelihood_reason: 'Fair match: the deck’s own score limits it to 7.',
          likelihood: someReasons(),
          answers: answered,
          events: [
            { kind: 'sent', detail: null, at: '2026-11-01T10:00:00.000Z' },
            { kind: 'answered', detail: null, at: '2026-11-01T11:00:00.000Z' },
            { kind: 'opened', detail: null, at: '2026-11-02T11:00:00.000Z' },
            { kind: 'status', detail: 'Passed', at: '2026-11-03T10:00:00.000Z' },
          ],
          views: {
            count: 3,
            last_at: '2026-11-02T11:30:00.000Z',
            slides: [1, 2, 3, 4].map((slide) => ({ slide, median_seconds: 9 * slide, viewings: 3 })),
          },
        }),
      ),
      answers('get', SAVED, { count: 1, results: [aSavedDeck()] }),
      answers('get', EVALUATIONS, { count: 3, results: [1, 2, 3].map(evaluation) }),
    ],
    ...extra,
  },
});

export const Founder = forFounder(sent);

export const FounderOpensADeck: Story = {
  ...forFounder(sent, { at: '/dashboard?submission=d' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('How the investor read it')).toBeVisible());
  },
};

export const FounderAtTheStart: Story = {
  parameters: {
    session: aSession(aUser()),
    api: [
      answers('get', `${SENT}summary/`, { sent: 0, contacted: 0, analysed: 0 }),
      answers('get', SENT, none),
      answers('get', SAVED, none),
      answers('get', EVALUATIONS, none),
    ],
  },
};

export const FounderWithAnEvaluation: Story = {
  parameters: {
    session: aSession(aUser({ phone: '', bio: '' })),
    api: [
      answers('get', `${SENT}summary/`, { sent: 0, contacted: 0, analysed: 0 }),
      answers('get', SENT, none),
      answers('get', SAVED, none),
      answers('get', EVALUATIONS, { count: 1, results: [evaluation(1)] }),
    ],
  },
};

const longSent = sent.map((row) => ({
  ...row,
  original_filename: `${'isferd_seed_deck_final_'.repeat(6)}.pdf`,
  investor: {
    ...row.investor,
    name: 'Maximiliana-Theodora Varga-Holm van Hessel-Ansgarsdottir',
    company: 'Brackenfold Capital Partners of the Northern Straits '.repeat(2),
  },
}));

export const FounderWithLongContent = forFounder(longSent);

export const FounderOpensALongDeck: Story = {
  ...forFounder(longSent, { at: '/dashboard?submission=d' }),
  play: FounderOpensADeck.play,
};

export const FounderOnItsWay: Story = {
  parameters: {
    session: aSession(aUser()),
    api: [hangs('get', `${SENT}summary/`), hangs('get', SENT), hangs('get', SAVED), hangs('get', EVALUATIONS)],
  },
};

export const FounderFailedToLoad: Story = {
  parameters: {
    session: aSession(aUser()),
    api: [
      refuses('get', `${SENT}summary/`, 500, {}),
      refuses('get', SENT, 500, {}),
      refuses('get', SAVED, 500, {}),
      refuses('get', EVALUATIONS, 500, {}),
    ],
  },
};
