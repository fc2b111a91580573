import { anInvestorUser, answers, aSession, breaks, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { EXAMPLE_QUESTIONS, LONG_QUESTIONS } from '../features/questions/example-questions.fixture.ts';
import QuestionsPage from './QuestionsPage.tsx';

const LIST = '/api/questions/';

const calls = [
  answers('get', '/api/questions/default/', EXAMPLE_QUESTIONS),
  answers('delete', '/api/questions/{id}/', { deleted: 1 }),
  answers('post', '/api/questions/save/', EXAMPLE_QUESTIONS),
];

const meta: Meta<typeof QuestionsPage> = {
  title: 'Pages/My Questions',
  component: QuestionsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/customize-questions',
    session: aSession(anInvestorUser()),
    api: [answers('get', LIST, EXAMPLE_QUESTIONS), ...calls],
  },
};

export default meta;
type Story = StoryObj<typeof QuestionsPage>;
type Player = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Runs an action on a question, by its button or by its menu on a narrow screen. */
async function choose(action: string, about: string, { canvas, userEvent }: Player) {
  await canvas.findAllByText((text) => `“${text}`.startsWith(about));
  const button = canvas.queryByRole('button', { name: new RegExp(`^${action} ${about}`) });
  if (button) return userEvent.click(button);
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Actions for ${about}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Filled: Story = {};

export const Empty: Story = { parameters: { api: [answers('get', LIST, []), ...calls] } };

export const LongAndDeep: Story = { parameters: { api: [answers('get', LIST, LONG_QUESTIONS), ...calls] } };

export const Loading: Story = { parameters: { api: [hangs('get', LIST)] } };

export const DidNotLoad: Story = { parameters: { api: [refuses('get', LIST, 500, {})] } };

export const NoPermission: Story = {
  parameters: { api: [refuses('get', LIST, 403, { detail: 'This page is only available to investors.' })] },
};

export const Writing: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose('Edit', '“How will you reach', { canvas, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Options' }), 'Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await canvas.findByText('This option already exists');
  },
};

export const WritingAFollowUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Add follow-up to “Do you have letters/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add follow-up' }));
    await canvas.findByText('Please select at least one trigger value');
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose('Delete', '“What stage are you at', { canvas, userEvent });
  },
};

export const OrderNotSaved: Story = {
  parameters: { api: [answers('get', LIST, EXAMPLE_QUESTIONS), breaks('post', '/api/questions/save/')] },
  play: async ({ canvas, userEvent }) => {
    await choose('Move down', '“What stage are you at', { canvas, userEvent });
    await canvas.findByText('The new order isn’t saved yet.');
  },
};

export const ChangedElsewhere: Story = {
  parameters: {
    api: [
      answers('get', LIST, EXAMPLE_QUESTIONS),
      refuses('post', '/api/questions/save/', 409, { code: 'questions_changed', detail: 'Changed elsewhere.' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await choose('Duplicate', '“Cap table', { canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save Questions' }));
    await screen.findByRole('dialog', { name: 'Your questions were changed elsewhere' });
  },
};

/** Runs an action from the menu of the whole set. */
async function more(action: string, { canvas, userEvent }: Player) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await more('Preview as a founder', { canvas, userEvent });
    const stage = await screen.findByRole('combobox', { name: 'What stage are you at?' });
    await userEvent.selectOptions(stage, 'Pre-launch');
  },
};

export const ImportRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await more('Import questions', { canvas, userEvent });
    await userEvent.upload(await screen.findByLabelText(/Choose a JSON file/), new File(['<html>'], 'page.json'));
    await screen.findByText('This file isn’t JSON');
  },
};

export const Importing: Story = {
  play: async ({ canvas, userEvent }) => {
    await more('Import questions', { canvas, userEvent });
    const file = { format: 'question-set', version: 1, questions: [{ id: 'a', question: 'Why now?', type: 'text' }] };
    await userEvent.upload(
      await screen.findByLabelText(/Choose a JSON file/),
      new File([JSON.stringify(file)], 'mine.json', { type: 'application/json' }),
    );
    await screen.findByRole('radio', { name: 'Replace them' });
  },
};
