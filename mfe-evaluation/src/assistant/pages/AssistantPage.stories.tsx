import { anEvaluation, answers, aSession, aUser, hangs, refuses, streams } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { aConversation, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantPage from './AssistantPage.tsx';

const DECKS = '/api/pitch-decks/assistant/saved-decks/';
const EVALUATIONS = '/api/pitch-decks/evaluations/';
const EVALUATION = '/api/pitch-decks/evaluations/{id}/';
const SLIDES = '/api/pitch-decks/evaluations/{id}/slides/';
const CHAT = '/api/pitch-decks/assistant/chat/';
const ANALYSIS = '/api/pitch-decks/assistant/slide-analysis/';
const GENERATE = '/api/pitch-decks/assistant/generate/';

const { content: _, revision: __, ...summary } = aSavedDeck();
const evaluation = anEvaluation();
const nothing = [
  answers('get', DECKS, { count: 0, results: [] }),
  answers('get', EVALUATIONS, { count: 0, results: [] }),
];

const meta: Meta<typeof AssistantPage> = {
  title: 'Pages/Assistant',
  component: AssistantPage,
  parameters: { layout: 'fullscreen', route: '/assistant', session: aSession(aUser()), api: nothing },
};

export default meta;
type Story = StoryObj<typeof AssistantPage>;
type Player = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

export const FirstTime: Story = {};

export const WithDecks: Story = {
  parameters: {
    api: [
      answers('get', DECKS, {
        count: 2,
        results: [summary, { ...summary, id: 'd2', name: 'isferd_series_a_'.repeat(7) }],
      }),
      answers('get', EVALUATIONS, { count: 1, results: [{ ...evaluation, name: evaluation.original_filename }] }),
    ],
  },
};

export const Loading: Story = { parameters: { api: [hangs('get', DECKS), hangs('get', EVALUATIONS)] } };

async function generate({ canvas, userEvent }: Player) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), 'Isferd');
  await userEvent.click(canvas.getByRole('button', { name: 'Generate deck' }));
}

export const Nameless: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate deck' }));
    await canvas.findByText('Enter the company’s name');
  },
};

const IMAGES = '/api/pitch-decks/assistant/images/';
const added = {
  name: 'a.png',
  width: 1600,
  height: 900,
  size: 9,
  image_url:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%238fa6b2"/%3E%3C/svg%3E',
  colors: [],
  ground: null,
};
const upload = async ({ canvas, userEvent }: Player) =>
  await userEvent.upload(
    await canvas.findByLabelText(/^Choose a picture/),
    new File(['picture'], 'a.png', { type: 'image/png' }),
  );

export const WithPicture: Story = {
  parameters: { api: [answers('post', IMAGES, added), ...nothing] },
  play: async (player) => {
    await upload(player);
    const words = await player.canvas.findByRole('textbox', { name: /^What picture 1 shows/ });
    await player.userEvent.type(words, 'The view of a carrier');
  },
};

export const PictureRefused: Story = {
  parameters: { api: [refuses('post', IMAGES, 422, { detail: 'This file is not an image.' }), ...nothing] },
  play: async (player) => {
    await upload(player);
    await player.canvas.findByText('This file is not an image.');
  },
};

export const Generating: Story = {
  parameters: {
    api: [
      streams('post', GENERATE, async function* () {
        for (const [index, slide] of EXAMPLE_SLIDES.slice(0, 3).entries()) {
          yield { event: 'slide' as const, index, total: 13, slide };
        }
        await new Promise(() => {});
      }),
      ...nothing,
    ],
  },
  play: async (player) => {
    await generate(player);
    await screen.findByText('Slide 3 of 13: What changes');
  },
};

export const NotGenerated: Story = {
  parameters: { api: [refuses('post', GENERATE, 503, { detail: 'The assistant is busy.' }), ...nothing] },
  play: async (player) => {
    await generate(player);
    await screen.findByText('The assistant is busy.');
  },
};

/** A slide image that needs no server. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23eef2ef"/%3E%3C/svg%3E';
const slide = (number: number, title: string) => ({
  number,
  title,
  text: `${title}\nNobody else predicts`,
  width: 1600,
  height: 900,
  image_url: PICTURE,
  thumbnail_url: PICTURE,
});
const deck = {
  file_url: '/deck.pdf',
  original_filename: 'isferd-seed-v4.pdf',
  slides: [slide(1, 'Isferd'), slide(2, 'Competition'), { ...slide(3, 'Team'), width: 0, height: 0 }],
};
const point = {
  title: 'Unnamed rivals',
  text: 'The rivals have no names, so the claim cannot be checked.',
  citations: [{ slide: 2, quote: null }],
};
const analysis = {
  slide: 2,
  title: 'Competition',
  readable: true,
  summary: 'The slide claims that nobody else predicts.',
  says: ['Nobody else predicts'],
  category: 'Competition & protectability' as const,
  score: 4,
  questions: [{ ...point, title: '', text: 'What do fleets use today?' }],
  strengths: [point],
  fixes: [point],
  evidence: anEvaluation().scores[5]?.evidence ?? [],
  engine: 'rubric' as const,
};
const reading = [
  answers('get', EVALUATION, evaluation),
  answers('get', CHAT, aConversation({ saved_deck_id: null, evaluation_id: evaluation.id })),
];
const read = (...api: unknown[]): Story['parameters'] => ({
  at: `/assistant?evaluation=${evaluation.id}&slide=2`,
  api,
});

export const Reading: Story = { parameters: read(answers('get', SLIDES, deck), ...reading) };

async function analyse({ canvas, userEvent }: Player) {
  const [button] = await canvas.findAllByRole('button', { name: 'Analyze this slide' });
  if (button) await userEvent.click(button);
}

export const Analysed: Story = {
  parameters: read(answers('get', SLIDES, deck), answers('get', ANALYSIS, analysis), ...reading),
  play: async (player) => {
    await analyse(player);
    await player.canvas.findByRole('region', { name: 'Analysis' });
  },
};

export const NotAnalysed: Story = {
  parameters: read(
    answers('get', SLIDES, deck),
    refuses('get', ANALYSIS, 503, { detail: 'Try again in a minute.' }),
    ...reading,
  ),
  play: async (player) => {
    await analyse(player);
    await player.canvas.findByText('Try again in a minute.');
  },
};

export const ReadingLoads: Story = { parameters: read(hangs('get', SLIDES), ...reading) };

export const ReadingFailed: Story = {
  parameters: read(refuses('get', SLIDES, 422, { detail: 'The deck cannot be drawn.' }), ...reading),
};

export const NoPermission: Story = { parameters: read(refuses('get', SLIDES, 403, {}), ...reading) };
