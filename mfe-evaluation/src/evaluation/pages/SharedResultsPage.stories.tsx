import { anEvaluation, answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { around } from '../features/results/report.fixture.ts';
import SharedResultsPage from './SharedResultsPage.tsx';

const SHARED = '/api/pitch-decks/shared-evaluations/{token}/';

const meta = {
  title: 'Shared results',
  component: SharedResultsPage,
  parameters: { layout: 'fullscreen', route: '/shared-results/:token', at: '/shared-results/x' },
} satisfies Meta<typeof SharedResultsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const evaluation = { ...anEvaluation(), share_expires_at: '2026-12-18T09:30:00.000Z' };

export const Filled: Story = { parameters: { api: [answers('get', SHARED, evaluation), ...around] } };
export const OnItsWay: Story = { parameters: { api: [hangs('get', SHARED)] } };
export const TakenBack: Story = {
  parameters: { api: [refuses('get', SHARED, 404, { code: 'not_found', detail: 'Evaluation not found.' })] },
};
export const Failed: Story = { parameters: { api: [refuses('get', SHARED, 500, {})] } };

/** Half of the categories could not be assessed, and no slides are kept. */
export const PartialWithoutSlides: Story = {
  parameters: {
    api: [
      answers('get', SHARED, {
        ...evaluation,
        ...anEvaluation({
          has_slides: false,
          unreadable_slides: [9, 10, 12, 14],
          scores: evaluation.scores.map((score, at) => (at < 4 ? score : { ...score, score: null, evidence: [] })),
        }),
      }),
      ...around,
    ],
  },
};
export const NothingToDo: Story = {
  parameters: { api: [answers('get', SHARED, { ...evaluation, next_steps: [], improvements: [] }), ...around] },
};
