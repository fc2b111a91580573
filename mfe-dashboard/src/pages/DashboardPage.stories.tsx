import type { EvaluationSummary } from '@northlight/shared-api';
import { type Asked, anInvestorUser, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import DashboardPage from './DashboardPage.tsx';

const EVALUATIONS = '/api/pitch-decks/evaluations/';

const meta = {
  title: 'Dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen', route: '/dashboard', session: aSession(aUser()) },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const SCORES = [7, 6, 4, 8, 0, 10];

const summary = (at: number): EvaluationSummary => ({
  id: `evaluation-${at}`,
  original_filename: `isferd-seed-v${at}.pdf`,
  created_at: new Date(Date.UTC(2026, 10, 1 + at, 9, 30)).toISOString(),
  overall_score: SCORES[at % SCORES.length] ?? 0,
  page_count: 14,
});

const listing = (all: EvaluationSummary[]) =>
  answers('get', EVALUATIONS, ({ request }: Asked) => {
    const query = new URL(request.url).searchParams;
    const start = (Number(query.get('page')) - 1) * 10;
    return { count: all.length, results: all.slice(start, start + 10) };
  });

const several = Array.from({ length: 3 }, (_, at) => summary(3 - at));
const many = Array.from({ length: 23 }, (_, at) => summary(23 - at));

export const Filled: Story = { parameters: { api: [listing(several)] } };

export const OfAnInvestor: Story = {
  parameters: { api: [listing(several)], session: aSession(anInvestorUser()) },
};

export const ManyPages: Story = {
  parameters: { api: [listing(many)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('isferd-seed-v13.pdf')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: {
    api: [listing(several.map((one) => ({ ...one, original_filename: `${'isferd_seed_final_'.repeat(9)}.pdf` })))],
    session: aSession(
      aUser({ first_name: 'Maximiliana-Theodora'.repeat(3), company: 'Isferd Refrigeration '.repeat(5) }),
    ),
  },
};

export const Empty: Story = { parameters: { api: [listing([])] } };

export const OnItsWay: Story = { parameters: { api: [hangs('get', EVALUATIONS)] } };

export const FailedToLoad: Story = { parameters: { api: [refuses('get', EVALUATIONS, 500, {})] } };
