import { anEvaluation, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import DeckToSend from './DeckToSend.tsx';

const LIST = '/api/pitch-decks/evaluations/';
const EVALUATE = '/api/pitch-decks/evaluate/';

const evaluated = [
  answers('get', LIST, { count: 1, results: [anEvaluation()] }),
  answers('get', '/api/pitch-decks/evaluations/{id}/', anEvaluation()),
];
const notEvaluated = answers('get', LIST, { count: 0, results: [] });

const meta = {
  title: 'Extensions/Deck to send',
  component: DeckToSend,
  args: { file: new File(['%PDF-1.7'], 'isferd-seed-v4.pdf', { type: 'application/pdf' }) },
  parameters: { session: aSession(aUser()), api: evaluated },
  decorators: [
    (Extension) => (
      <div style={{ maxWidth: '22rem' }}>
        <Extension />
      </div>
    ),
  ],
} satisfies Meta<typeof DeckToSend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { file: null } };

export const Evaluated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You evaluated this deck on/)).toBeVisible();
  },
};

export const NotEvaluated: Story = {
  parameters: { api: [notEvaluated] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Evaluate it first' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    api: [
      notEvaluated,
      refuses('post', EVALUATE, 422, { code: 'encrypted', detail: 'This PDF is protected by a password.' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Evaluate it first' }));
    await expect(await canvas.findByText('This PDF is protected by a password.')).toBeVisible();
  },
};
