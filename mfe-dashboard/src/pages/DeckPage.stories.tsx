import { type DeckSlides, ExtensionsProvider, type SentSubmissionDetail } from '@northlight/shared-api';
import { anInvestorUser, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import DeckPage from './DeckPage.tsx';

const SLIDES = '/api/pitch-decks/submissions/{id}/slides/';
const SENT = '/api/pitch-decks/founder/submissions/{id}/';

/** Pretends that the tab is hidden, so that stories report no viewing times. */
function putAway() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  return () => {
    Reflect.deleteProperty(document, 'visibilityState');
  };
}

const meta = {
  title: 'Pitch deck',
  component: DeckPage,
  beforeEach: putAway,
  parameters: { layout: 'fullscreen', route: '/decks/:id', at: '/decks/one', session: aSession(anInvestorUser()) },
} satisfies Meta<typeof DeckPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draws a slide as an SVG data URL, so that stories need no server. */
function drawing(number: number, title: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fdfcf9"/><text x="120" y="220" font-family="Georgia" font-size="96" fill="#16181d">${title}</text><rect x="120" y="300" width="${420 + ((number * 170) % 800)}" height="60" fill="#1a49bf"/><rect x="120" y="400" width="${320 + ((number * 310) % 900)}" height="60" fill="#cbc6b8"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const TITLES = ['Isferd', 'Loads spoil', 'A warning in time', 'Market', 'Traction', 'Team', 'The ask'];

const deck = (given: Partial<DeckSlides> = {}): DeckSlides => ({
  company_name: 'Isferd',
  original_filename: 'isferd-seed-v4.pdf',
  file_url: '/api/files/decks/one.pdf',
  file_sha256: 'b'.repeat(64),
  viewer: 'investor',
  slides: TITLES.map((title, index) => ({
    number: index + 1,
    title,
    text: `${title}\nOne load in nine arrives spoiled, and nobody knows before the doors open.`,
    width: 1600,
    height: 900,
    image_url: drawing(index + 1, title),
    thumbnail_url: drawing(index + 1, title),
  })),
  ...given,
});

const showing = (given: Partial<DeckSlides> = {}): Story => ({
  parameters: { api: [answers('get', SLIDES, deck(given))] },
});

export const ForTheInvestor = showing();

export const ForTheFounder: Story = {
  parameters: {
    session: aSession(aUser()),
    api: [
      answers('get', SLIDES, deck({ viewer: 'founder' })),
      answers('get', SENT, () =>
        Response.json({
          views: {
            count: 3,
            last_at: '2026-11-18T10:00:00.000Z',
            slides: TITLES.map((_, index) => ({
              slide: index + 1,
              median_seconds: 8 + ((index * 37) % 90),
              viewings: 3,
            })),
          },
        } satisfies Pick<SentSubmissionDetail, 'views'>),
      ),
    ],
  },
};

export const ForTheFounderWithAnExtension: Story = {
  ...ForTheFounder,
  decorators: [
    (Page) => (
      <ExtensionsProvider
        value={() => (
          <section>
            <h2>What another part adds</h2>
            <p>It stands below the slide.</p>
          </section>
        )}
      >
        <Page />
      </ExtensionsProvider>
    ),
  ],
};

export const WithTheText: Story = {
  ...showing(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Slide text' }));
    await expect(canvas.getByRole('heading', { name: 'Text of slide 1' })).toBeVisible();
  },
};

export const Enlarged: Story = {
  ...showing(),
  play: async ({ canvas }) => {
    const zoomIn = await canvas.findByRole('button', { name: 'Zoom in' });
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
    await expect(canvas.getByText('200%')).toBeVisible();
  },
};

export const LongContent = showing({
  company_name: 'Isferd Refrigeration and Forwarding '.repeat(4),
  original_filename: `${'isferd_seed_deck_final_'.repeat(8)}.pdf`,
});

export const WithoutPictures = showing({
  slides: deck().slides.map((slide) => ({ ...slide, width: 0, height: 0 })),
});

export const OnItsWay: Story = { parameters: { api: [hangs('get', SLIDES)] } };

export const FailedToLoad: Story = {
  parameters: {
    api: [
      refuses('get', SLIDES, 422, {
        code: 'too_complex',
        detail: 'This PDF is too complex to read. Export a simpler copy with at most 300 pages and smaller images.',
      }),
    ],
  },
};

export const NoPermission: Story = {
  parameters: { api: [refuses('get', SLIDES, 403, { code: 'investor_only' })] },
};
