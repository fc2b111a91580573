import type { NewEvaluation, RunProgress } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, hangs, refuses, streams } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { around, STORAGE, someStorage } from '../features/results/report.fixture.ts';
import EvaluationPage from './EvaluationPage.tsx';

const EVALUATE = '/api/pitch-decks/evaluate/';
const CLAIM = '/api/pitch-decks/evaluations/claim/';

const meta = {
  title: 'Evaluation',
  component: EvaluationPage,
  parameters: { layout: 'fullscreen', route: '/evaluation' },
  // Evaluations of one story must not appear in the next.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof EvaluationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const evaluated = (claim_token: string | null): NewEvaluation => ({ ...anEvaluation(), claim_token });

const evaluates = (claim_token: string | null) =>
  streams('post', EVALUATE, function* () {
    yield { event: 'done' as const, evaluation: evaluated(claim_token) };
  });

/** Reports this progress and never finishes. */
const stopsAt = (progress: RunProgress): Partial<Story> => ({
  parameters: {
    api: [
      streams('post', EVALUATE, async function* () {
        yield { event: 'progress' as const, progress };
        await new Promise(() => {});
      }),
    ],
  },
});

async function upload(canvasElement: HTMLElement, name = 'isferd-seed-v4.pdf') {
  const canvas = within(canvasElement);
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  await userEvent.upload(canvas.getByLabelText(/Choose a PDF/), file);
  await userEvent.click(canvas.getByRole('button', { name: 'Evaluate deck' }));
  return canvas;
}

export const Upload: Story = {};

export const NoFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Evaluate deck' }));
    await expect(await canvas.findByText('Please upload a PDF pitch deck first.')).toBeVisible();
    await expect(canvas.getByLabelText(/Choose a PDF/)).toHaveFocus();
  },
};

export const FileChosen: Story = {
  play: async ({ canvas }) => {
    const file = new File(['%PDF-1.7'], 'isferd-seed-v4.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Choose a PDF/), file);
    await expect(canvas.getByText('isferd-seed-v4.pdf')).toBeVisible();
  },
};

export const Analyzing: Story = {
  parameters: { api: [hangs('post', EVALUATE)] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Analyzing your deck' })).toHaveFocus();
  },
};

const seen = (words: string): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByText(words, { selector: 'p' })).toBeVisible();
  };

export const WaitingForItsTurn: Story = {
  ...stopsAt({ stage: 'waiting', position: 4 }),
  play: seen('3 decks come before yours.'),
};

export const ReadingSlides: Story = {
  ...stopsAt({ stage: 'reading', slide: 9, of: 14 }),
  play: seen('Slide 9 of 14 has been read.'),
};

export const RecognisingPictures: Story = {
  ...stopsAt({ stage: 'recognising', slide: 11, of: 14 }),
  play: seen('Reading the text in the images on slide 11 of 14.'),
};

export const Interrupted: Story = {
  ...stopsAt({ stage: 'interrupted' }),
  play: seen('The server was interrupted. Your deck is safe, and the evaluation will continue in a moment.'),
};

export const AnalyzingALongName: Story = {
  parameters: { api: [hangs('post', EVALUATE)] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement, `${'isferd_seed_deck_final_'.repeat(8)}.pdf`);
    await canvas.findByRole('heading', { name: 'Analyzing your deck' });
  },
};

const protectedByPassword = refuses('post', EVALUATE, 422, {
  code: 'encrypted',
  detail: 'This PDF is protected by a password. Save a copy without a password and upload that one.',
});

export const Failed: Story = {
  parameters: { api: [protectedByPassword] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await waitFor(() => expect(canvas.getByText('Evaluation failed').closest('[role=alert]')).toHaveFocus());
  },
};

export const NoPermission: Story = {
  parameters: { api: [refuses('post', EVALUATE, 403, {})] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByText('Unable to evaluate pitch deck.')).toBeVisible();
  },
};

export const TooLarge: Story = {
  parameters: { api: [refuses('post', EVALUATE, 413, { code: 'file_too_large' })] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByText('File too large', { selector: '[role=alert] *' })).toBeVisible();
  },
};

const busy = () =>
  Response.json(
    { code: 'busy', detail: 'Too many decks are being read right now. Please try again in a moment.' },
    { status: 503, headers: { 'retry-after': '20' } },
  );

export const Busy: Story = {
  parameters: { api: [answers('post', EVALUATE, busy)] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByText(/The wait is about 20 seconds/)).toBeVisible();
  },
};

const modelFails = refuses('post', EVALUATE, 503, {
  code: 'model_unavailable',
  detail: 'The language model is not responding. Try again later, or use the built-in engine.',
});

export const ModelFails: Story = {
  parameters: { api: [modelFails] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Use the built-in engine' })).toBeVisible();
  },
};

const MB = 1024 * 1024;

export const LittleRoomForDecks: Story = {
  parameters: { api: [answers('get', STORAGE, someStorage({ used: 496 * MB }))], session: aSession(aUser()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re running out of space for decks.')).toBeVisible();
  },
};

export const MakingRoom: Story = {
  ...LittleRoomForDecks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make room' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Free up space' })).toBeVisible());
  },
};

export const ResultsOfAVisitor: Story = {
  parameters: { api: [evaluates('claim-1'), ...around] },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  },
};

export const ResultsKept: Story = {
  parameters: { api: [evaluates(null), ...around], session: aSession(aUser()) },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await expect(await canvas.findByText('This evaluation is kept in your account.')).toBeVisible();
  },
};

export const ResultsNotKeptYet: Story = {
  parameters: {
    api: [evaluates('claim-1'), refuses('post', CLAIM, 500, {}), ...around],
    session: aSession(aUser()),
  },
  play: async ({ canvasElement }) => {
    const canvas = await upload(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Keep this evaluation/ }));
    await expect(await canvas.findByText('Unable to keep this evaluation. Please try again.')).toBeVisible();
  },
};
