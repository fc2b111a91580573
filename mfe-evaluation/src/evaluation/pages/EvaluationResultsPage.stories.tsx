import type { Evaluation } from '@northlight/shared-api';
import { anEvaluation, anEvidence, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  around,
  BENCHMARKS,
  CHANGES,
  EVALUATIONS,
  SHARES,
  SLIDES,
  someBenchmarks,
} from '../features/results/report.fixture.ts';
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
  parameters: { api: [answers('get', EVALUATION, anEvaluation(given)), ...around] },
});

const everyScore = (score: number | null) =>
  anEvaluation().scores.map((category) => ({ ...category, score, evidence: [], missing: [] }));

const sentence =
  'We sell to carriers, forwarders, shippers and their insurers in eleven countries, by telephone, at fairs and through a partner who has sold refrigeration units to the same fleets since 1988';

const longest = anEvaluation();

export const Filled = showing();

/** Handlers that take precedence over the usual ones of a report. */
const withAnswers = (...api: RequestHandler[]): Story => ({
  parameters: { api: [...api, answers('get', EVALUATION, anEvaluation()), ...around] },
});

const strongSteps = longest.next_steps.map((step) => ({ ...step, from: 9, to: 10 }));

export const AllStrong = showing({
  scores: everyScore(9),
  next_steps: strongSteps,
  improvements: [],
});

export const AllWeak = showing({
  scores: everyScore(3),
  strengths: [],
  next_steps: anEvaluation()
    .scores.slice(0, 5)
    .map(({ category }, at) => ({
      title: `Say it with a number, for ${category.toLowerCase()}`,
      detail: 'State the number, its month and where it comes from.',
      slide: at % 2 === 0 ? at + 2 : null,
      category,
      from: 3,
      to: 8,
      quote: null,
      rewrite: null,
    })),
});

/** What may be there, but is not clear. */
export const UnclearItems: Story = {
  ...showing({
    scores: anEvaluation().scores.map((score, at) => ({
      ...score,
      score: 4,
      feedback: `Slide ${at + 1} may show it, but not clearly: “${sentence}.”`,
      evidence: [],
      missing: ['Size of the problem', 'Why now'].map((rule) => ({
        rule,
        source: null,
        reason: `Slide ${at + 1} may show it, but not clearly: “${sentence}.”`,
      })),
    })),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all categories' }));
    await expect(canvas.getAllByText('Missing or unclear')).toHaveLength(8);
  },
};

export const NoNextSteps = showing({ scores: everyScore(10), next_steps: [], improvements: [] });

export const AllCategoriesOpen: Story = {
  ...showing(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all categories' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(8));
  },
};

export const OpenedAtACategory: Story = {
  parameters: { ...showing().parameters, at: '/evaluation-results/4f8c2c1e#team' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#team')).toHaveAttribute('open'));
  },
};

export const SlidesLeftOut = showing({
  unreadable_slides: [3, 5, 14],
  foreign_slides: [{ slide: 7, language: 'German' }],
  partly_read_slides: [6],
  hidden_text_slides: [4],
  hidden_texts: [
    {
      slide: 4,
      text: 'Recurring revenue grew from nothing to $12 million within one quarter',
      box: { x: 0.05, y: 0.9, width: 0.3, height: 0.01 },
    },
  ],
});

export const WhatDoesNotAgree = showing({
  discrepancies: [
    {
      kind: 'contradiction',
      category: 'Traction & engagement',
      name: 'Monthly revenue',
      reason: 'Slide 6 says $64K, slide 14 says $46K.',
      quotes: [
        {
          slide: 6,
          quote: '$64K monthly revenue',
          box: { x: 0.1, y: 0.4, width: 0.4, height: 0.06 },
          recognised: false,
        },
        { slide: 14, quote: '$46K monthly revenue', box: null, recognised: true },
      ],
    },
  ],
});

export const SlidesOnTheirWay: Story = withAnswers(hangs('get', SLIDES));

export const SlidesNotDrawn: Story = withAnswers(
  refuses('get', SLIDES, 422, { code: 'too_complex', detail: 'This PDF is too complex to read.' }),
);

export const WithoutSlides = showing({ has_slides: false });

export const ASlideOpened: Story = {
  ...showing(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Slide 10: show “Unlike/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Slide 10' })).toBeVisible());
  },
};

export const ComparisonOnItsWay: Story = withAnswers(hangs('get', BENCHMARKS));

export const ComparisonFailed: Story = withAnswers(refuses('get', BENCHMARKS, 500, {}));

export const TakingPart: Story = withAnswers(
  answers(
    'get',
    BENCHMARKS,
    someBenchmarks({ is_demo: false, consent: { stage: 'Seed', given_at: '2026-11-01T09:00:00.000Z' } }),
  ),
);

export const NotTakingPart: Story = withAnswers(
  answers('get', BENCHMARKS, someBenchmarks({ is_demo: false, groups: [] })),
);

const earlier = {
  id: 'earlier',
  name: 'isferd-seed-v3.pdf',
  original_filename: 'isferd-seed-v3.pdf',
  overall_score: 3,
  overall_high: 6,
  page_count: 12,
  created_at: '2026-10-02T09:30:00.000Z',
};

const versions = (is_same_rubric: boolean): Story => ({
  ...withAnswers(
    answers('get', EVALUATIONS, { count: 1, results: [earlier] }),
    answers('get', CHANGES, {
      earlier,
      is_same_rubric,
      changes: anEvaluation().scores.map(({ category, score, evidence }, at) => ({
        category,
        before: at === 0 ? 5 : score,
        after: score,
        gained: at === 0 ? evidence : [],
        lost: at === 3 ? [anEvidence({ slide: 5, quote: '38 fleets' })] : [],
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Earlier evaluation'), 'earlier');
    await expect(await canvas.findByText('38 fleets')).toBeVisible();
  },
});

export const AgainstAnEarlierVersion = versions(true);

export const AgainstAnEarlierRubric = versions(false);

const share = {
  id: 's-1',
  created_at: '2026-11-18T09:30:00.000Z',
  expires_at: '2026-12-18T09:30:00.000Z',
  last_opened_at: null,
};

const openShare: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share these results' })).toBeVisible());
};

export const SharingNothingYet: Story = { ...showing(), play: openShare };

export const SharingSomeLinks: Story = {
  ...withAnswers(
    answers('get', SHARES, [share, { ...share, id: 's-2', last_opened_at: '2026-11-19T09:30:00.000Z' }]),
    answers('post', SHARES, { ...share, token: 'x'.repeat(43) }),
  ),
  play: async (context) => {
    await openShare(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    await waitFor(() =>
      expect(screen.getByText('The link is ready. Copy it now: it won’t be shown again.')).toBeVisible(),
    );
  },
};

export const SharingFailed: Story = {
  ...withAnswers(refuses('get', SHARES, 500, {}), refuses('post', SHARES, 500, {})),
  play: async (context) => {
    await openShare(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(screen.getByText('The link couldn’t be created. Please try again.')).toBeVisible());
  },
};

const chooseFromMenu =
  (item: string, title: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() =>
      expect(screen.getByRole(item === 'Delete' ? 'alertdialog' : 'dialog', { name: title })).toBeVisible(),
    );
  };

export const Renaming: Story = { ...showing(), play: chooseFromMenu('Rename', 'Rename this evaluation') };

export const Deleting: Story = { ...showing(), play: chooseFromMenu('Delete', 'Delete this evaluation?') };

export const NothingAssessed = showing({
  scores: everyScore(null),
  strengths: [],
  improvements: ['Slides 1–14 could not be read. Export the deck with selectable text.'],
  next_steps: [],
  unreadable_slides: Array.from({ length: 14 }, (_, index) => index + 1),
});

/** Slides that could not be read leave half of the categories open. */
export const PartlyAssessed = showing({
  scores: anEvaluation().scores.map((category, at) =>
    at < 4 ? category : { ...category, score: null, evidence: [], missing: [] },
  ),
  unreadable_slides: [9, 10, 12, 14],
});

/** Every category has a score, so the overall score is one number. */
export const FullyAssessed = showing({
  scores: anEvaluation().scores.map((category) => ({ ...category, score: category.score ?? 5 })),
});

export const NothingFound = showing({ scores: everyScore(0), strengths: [], next_steps: [] });

export const LongContent = showing({
  original_filename: `${'isferd_seed_deck_final_'.repeat(8)}.pdf`,
  next_steps: longest.next_steps.map((step) => ({
    ...step,
    title: `${step.title}, and say in which month each of them was lost or won`,
    detail: `Slide 10 says “${sentence}”. ${step.detail}`,
    quote: { slide: 10, quote: sentence, box: null, recognised: true },
    rewrite: `We sell to [number] ${sentence}, at [https://example.test/${'a-very-long-address-'.repeat(9)}] ([source, year])`,
  })),
  scores: longest.scores.map((score) => ({
    ...score,
    feedback: `Slide 4: “${sentence}” It says what the product does. ${score.feedback}`,
    evidence: [1, 12, 103].flatMap((slide) =>
      ['Revenue and customers', 'Customer and partner endorsements'].map((rule) =>
        anEvidence({
          slide,
          quote: slide === 12 ? 'https://example.test/'.concat('a-very-long-address-'.repeat(9)) : sentence,
          rule,
        }),
      ),
    ),
    missing: ['Product status', 'Confirmation', 'Market growth or reach'].map((rule) => ({
      rule,
      source: null,
      reason:
        'Not found: how far along the product is (prototype, pilot, live), since when, and with how many users, and in which countries.',
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
    await waitFor(() => expect(screen.getByText('Failed to load evaluation results.')).toBeVisible());
  },
};

/** Handled like any other failure here, as specified: a toast, and a redirect to the dashboard. */
export const NoPermission: Story = {
  parameters: {
    api: [refuses('get', EVALUATION, 403, {})],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('Failed to load evaluation results.')).toBeVisible());
    await expect(await canvas.findByText('The person went to another page.')).toBeVisible();
  },
};
