import { QUESTIONNAIRE } from '@northlight/shared-api/rules';
import { anInvestorUser, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import InvestorQuestionsPage from './InvestorQuestionsPage.tsx';

const ALL = Object.fromEntries(
  QUESTIONNAIRE.map(({ question }) => [question, 'Dull problems with a bill attached: freight, food, factories.']),
);

const meta: Meta<typeof InvestorQuestionsPage> = {
  title: 'Pages/Questionnaire',
  component: InvestorQuestionsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/investor-questions',
    session: aSession(anInvestorUser()),
    api: [refuses('patch', '/api/accounts/profile/', 500, {})],
  },
  beforeEach: () => localStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof InvestorQuestionsPage>;

// Storybook merges a story's parameters with the defaults, so the default questionnaire has to be empty.
const filled = { session: aSession(anInvestorUser({ investor_questionnaire: ALL })) };

export const Empty: Story = {};

export const Filled: Story = { parameters: filled };

export const LongAnswers: Story = {
  parameters: {
    session: aSession(
      anInvestorUser({
        investor_questionnaire: Object.fromEntries(
          Object.keys(ALL).map((key) => [key, 'word '.repeat(400) + 'x'.repeat(300)]),
        ),
      }),
    ),
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Responses' }));
    await canvas.findByText('Please answer all questions before submitting');
  },
};

export const SaveFails: Story = {
  parameters: filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Responses' }));
    await screen.findByText('Save failed');
  },
};

export const NoPermission: Story = { parameters: { session: aSession(aUser()) } };
