import type { Evaluation } from '@northlight/shared-api';
import { anEvaluation, anEvidence, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import EvaluationResultsPage from './EvaluationResultsPage.tsx';

const EVALUATION = '/api/pitch-decks/evaluations/{id}/';

const meta = {
  title: 'Evaluation results',
  component: EvaluationResultsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/evaluation-results/:id',
    at: '/evaluation-results/4f8c2c1e',
    session: aSession(aUser()),
  },
} satisfies Meta<typeof EvaluationResultsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (given: Partial<Evaluation> = {}): Story => ({
  parameters: { api: [answers('get', EVALUATION, anEvaluation(given))] },
});

const everyScore = (score: number | null) =>
  anEvaluation().scores.map((category) => ({ ...category, score, evidence: [], missing: [] }));

const sentence =
  'We sell to carriers, forwarders, shippers and their insurers in eleven countries, by telephone, at fairs and through a partner who has sold refrigeration units to the same fleets since 1988';

const longest = anEvaluation();

export const Filled = showing();

export const SlidesLeftOut = showing({ unreadable_slides: [3, 5, 14], hidden_text_slides: [4] });

export const NothingAssessed = showing({
  scores: everyScore(null),
  overall_score: 0,
  strengths: [],
  improvements: ['Slides 1 to 14 could not be read. Export the deck with its text kept as text.'],
  next_steps: [],
  unreadable_slides: Array.from({ length: 14 }, (_, index) => index + 1),
});

export const NothingFound = showing({ scores: everyScore(0), overall_score: 0, strengths: [], next_steps: [] });

export const LongContent = showing({
  original_filename: `${'isferd_seed_deck_final_'.repeat(8)}.pdf`,
  next_steps: longest.next_steps.map((step) => ({
    ...step,
    title: `${step.title}, and say in which month each of them was lost or won`,
    detail: `Slide 10 says “${sentence}”. ${step.detail}`,
  })),
  scores: longest.scores.map((score) => ({
    ...score,
    feedback: `Slide 4: “${sentence}” It says what the product does. ${score.feedback}`,
    evidence: [1, 12, 103].flatMap((slide) =>
      ['Revenue and customers', 'Word of customers and partners'].map((rule) =>
        anEvidence({
          slide,
          quote: slide === 12 ? 'https://example.test/'.concat('a-very-long-address-'.repeat(9)) : sentence,
          rule,
        }),
      ),
    ),
    missing: ['Product status', 'Corroboration', 'Growth or reach of the market'].map((rule) => ({
      rule,
      source: null,
      reason:
        'Not found: how far the product is (prototype, pilot, live), since when, and with how many users, and in which countries.',
    })),
  })),
});

export const OnItsWay: Story = { parameters: { api: [hangs('get', EVALUATION)] } };

export const NotFound: Story = { parameters: { api: [answers('get', EVALUATION, () => Response.json(null))] } };

export const FailedToLoad: Story = {
  parameters: {
    api: [refuses('get', EVALUATION, 404, { code: 'not_found', detail: 'Evaluation not found.' })],
  },
  play: async () => {
    await expect(await screen.findByText('Failed to load evaluation results.')).toBeVisible();
  },
};

/** As any other failure here, by the specification: said in a toast, and back to the dashboard. */
export const NoPermission: Story = {
  parameters: {
    api: [refuses('get', EVALUATION, 403, {})],
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to load evaluation results.')).toBeVisible();
    await expect(await canvas.findByText('The person went to another page.')).toBeVisible();
  },
};
