import { answers, aSession, aUser, breaks, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { EXAMPLE_QUESTIONNAIRE, LONG_QUESTIONNAIRE } from '../features/answering/example-questionnaire.fixture.ts';
import { answerTexts } from '../features/drafts/local-texts.ts';
import AnswerQuestionsPage from './AnswerQuestionsPage.tsx';

const READ = '/api/pitch-decks/submissions/{id}/questionnaire/';
const SAVE = '/api/pitch-decks/submissions/{id}/answers/';
const SUGGEST = '/api/pitch-decks/submissions/{id}/suggestions/';

const saved = answers('patch', SAVE, {
  submission_id: EXAMPLE_QUESTIONNAIRE.submission_id,
  saved_at: '2026-11-21T14:02:00Z',
  answered_at: null,
  files: [],
});
const none = answers('get', SUGGEST, []);
const reads = answers('get', READ, EXAMPLE_QUESTIONNAIRE);

const meta: Meta<typeof AnswerQuestionsPage> = {
  title: 'Pages/Answer Questions',
  component: AnswerQuestionsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/answer-questions',
    at: `/answer-questions?submission=${EXAMPLE_QUESTIONNAIRE.submission_id}`,
    session: aSession(aUser()),
    api: [reads, saved, none],
  },
  beforeEach: () => localStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof AnswerQuestionsPage>;

export const HalfAnswered: Story = {};

export const LongAndDeep: Story = { parameters: { api: [answers('get', READ, LONG_QUESTIONNAIRE), saved, none] } };

export const Loading: Story = { parameters: { api: [hangs('get', READ), none] } };

export const DidNotLoad: Story = { parameters: { api: [breaks('get', READ), none] } };

export const OfSomebodyElse: Story = {
  parameters: { api: [refuses('get', READ, 404, { detail: 'Submission not found.' }), none] },
};

export const NoPermission: Story = {
  parameters: { api: [refuses('get', READ, 403, { detail: 'This account may not read these questions.' }), none] },
};

export const NoQuestionnaire: Story = { parameters: { at: '/answer-questions' } };

export const Submitted: Story = {
  parameters: { api: [answers('get', READ, { ...EXAMPLE_QUESTIONNAIRE, answered_at: '2026-11-20T10:00:00Z' })] },
};

const { submission_id: ID } = EXAMPLE_QUESTIONNAIRE;

export const TypedAfterSubmitting: Story = {
  parameters: {
    session: aSession(aUser({ id: 7 })),
    api: [answers('get', READ, { ...EXAMPLE_QUESTIONNAIRE, answered_at: '2026-11-20T10:00:00Z' })],
  },
  beforeEach: () => {
    answerTexts(7, ID).write(
      new Map([
        ['copying', 'Two suppliers could. Neither has a claims history to train on, and fleets don’t share theirs.'],
        ['round', 'Nordre Havn has committed $900K.'],
      ]),
    );
  },
};

export const WithEarlierAnswers: Story = {
  parameters: {
    api: [
      reads,
      saved,
      answers('get', SUGGEST, [
        {
          id: 'round',
          text: 'Nordre Havn has committed $900K; two angels follow with $150K.',
          investor_name: 'Hana Kurosawa-Bright',
          answered_at: '2026-11-02T10:00:00Z',
        },
      ]),
    ],
  },
};

export const SubmittedTooEarly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
    await canvas.findAllByText('Please answer this question');
  },
};

export const FollowUpsAppear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await screen.findByText('2 follow-up questions appeared');
  },
};

export const NoConnection: Story = {
  parameters: { api: [reads, breaks('patch', SAVE), none] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Who else is in the round?' }), 'Nobody yet');
    await canvas.findByText(/^No connection/, {}, { timeout: 4000 });
  },
};

export const FileDidNotArrive: Story = {
  parameters: { api: [reads, breaks('patch', SAVE), none] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Choose a file/), new File(['x'], 'letters.pdf'));
    await canvas.findByText('Upload failed');
  },
};

export const SubmissionFails: Story = {
  parameters: {
    api: [
      answers('get', READ, {
        ...EXAMPLE_QUESTIONNAIRE,
        answers: EXAMPLE_QUESTIONNAIRE.answers.map((answer) => ({ ...answer, required: false })),
      }),
      refuses('patch', SAVE, 500, {}),
      none,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
    await screen.findByText('Submission failed');
  },
};
