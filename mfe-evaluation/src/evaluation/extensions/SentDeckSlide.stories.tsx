import type { Evaluation } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, streams } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import SentDeckSlide from './SentDeckSlide.tsx';

const LIST = '/api/pitch-decks/evaluations/';

const found = (evaluation: Evaluation) => [
  answers('get', LIST, { count: 1, results: [evaluation] }),
  answers('get', '/api/pitch-decks/evaluations/{id}/', evaluation),
];

const meta = {
  title: 'Extensions/Slide of a sent deck',
  component: SentDeckSlide,
  args: {
    slide: 2,
    fileSha256: 'b'.repeat(64),
    loadFile: async () => new File(['%PDF-1.7'], 'isferd-seed-v4.pdf', { type: 'application/pdf' }),
  },
  parameters: { session: aSession(aUser()), api: found(anEvaluation()) },
} satisfies Meta<typeof SentDeckSlide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFindings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the evaluation found on slide 2' })).toBeVisible();
  },
};

export const NothingFound: Story = { args: { slide: 14 } };

export const Unreadable: Story = {
  parameters: { api: found(anEvaluation({ scores: [], unreadable_slides: [2] })) },
};

export const Evaluating: Story = {
  parameters: {
    api: [
      answers('get', LIST, { count: 0, results: [] }),
      streams('post', '/api/pitch-decks/evaluate/', async function* () {
        yield { event: 'progress' as const, progress: { stage: 'reading' as const, slide: 5, of: 12 } };
        await new Promise(() => {});
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Evaluate this deck' }));
    await expect(await canvas.findByText('Slide 5 of 12 has been read.')).toBeVisible();
  },
};
