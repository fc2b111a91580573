import type { AnswerBlock, DeckImage, SlideChange, SlideComment } from '@northlight/shared-api';
import { answers, aSession, aUser, breaks, hangs, refuses, streams } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { ANSWER, aConversation, aMessage, aSavedDeck, EXAMPLE_SLIDES } from '../features/example-deck.fixture.ts';
import AssistantDeckPage from './AssistantDeckPage.tsx';

const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';
const CHAT = '/api/pitch-decks/assistant/chat/';
const IMAGES = '/api/pitch-decks/assistant/images/';
const VERSIONS = '/api/pitch-decks/assistant/saved-decks/{id}/versions/';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#8fa6b2"/></svg>',
)}`;

const deck = answers('get', DECK, aSavedDeck());
const saves = answers('patch', DECK, aSavedDeck({ revision: 5 }));
const rest = [answers('get', CHAT, aConversation()), answers('get', IMAGES, [])];

const meta: Meta<typeof AssistantDeckPage> = {
  title: 'Pages/Assistant editor',
  component: AssistantDeckPage,
  parameters: {
    layout: 'fullscreen',
    route: '/assistant/:savedDeckId',
    at: '/assistant/d1',
    session: aSession(aUser()),
    api: [deck, saves, ...rest],
  },
};

export default meta;
type Story = StoryObj<typeof AssistantDeckPage>;
type Player = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Clicks a button of the toolbar, or its menu item on narrow screens. */
async function choose(name: string, { canvas, userEvent }: Player) {
  const menu = await canvas.findByRole('button', { name: 'Deck', hidden: false }).catch(() => null);
  const button = canvas.queryByRole('button', { name });
  if (button) return userEvent.click(button);
  if (!menu) throw new Error(`There is no way to ${name}`);
  const [, thumb = menu] = canvas.getAllByRole('button', { name: 'Deck' });
  await userEvent.click(thumb);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** A paragraph that offers to change the first slide. */
const offer = (text: string, change: Partial<SlideChange>): AnswerBlock => ({
  type: 'paragraph',
  text,
  citations: [],
  change: {
    kind: 'move',
    slide_id: aSavedDeck().content.slides[0]?.id ?? '',
    place: null,
    to_kind: null,
    title: null,
    ...change,
  },
});

export const Filled: Story = {};

export const WithoutSlides: Story = {
  parameters: { api: [answers('get', DECK, aSavedDeck({ content: { theme: 'paper', slides: [] } })), saves, ...rest] },
};

const long =
  'We sell to carriers, forwarders, shippers and their insurers in eleven countries, by telephone and at fairs. ';

export const LongContent: Story = {
  parameters: {
    api: [
      answers(
        'get',
        DECK,
        aSavedDeck({
          name: 'isferd_seed_deck_final_'.repeat(5),
          content: {
            theme: 'slate',
            slides: [{ id: 'l', kind: 'bullets', title: long, notes: long, lines: Array(16).fill(long.repeat(3)) }],
          },
        }),
      ),
      saves,
      ...rest,
    ],
  },
};

export const Loading: Story = { parameters: { api: [hangs('get', DECK)] } };

export const NotFound: Story = { parameters: { api: [refuses('get', DECK, 404, { code: 'not_found' })] } };

export const DidNotLoad: Story = { parameters: { api: [refuses('get', DECK, 500, {})] } };

export const NoPermission: Story = { parameters: { api: [refuses('get', DECK, 403, {})] } };

async function change({ canvas, userEvent }: Player) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Slide title' }), ' AS');
}

export const ChangedElsewhere: Story = {
  parameters: { api: [deck, refuses('patch', DECK, 409, { code: 'deck_changed', detail: 'Changed.' }), ...rest] },
  play: async (player) => {
    await change(player);
    await screen.findByRole('dialog', { name: 'This deck was changed elsewhere' }, { timeout: 10_000 });
  },
};

export const Unreachable: Story = {
  parameters: { api: [deck, breaks('patch', DECK), ...rest] },
  play: async (player) => {
    await change(player);
    await player.canvas.findByText('No connection. Your changes are kept on this device.', {}, { timeout: 10_000 });
  },
};

export const Themes: Story = { play: (player) => choose('Theme', player) };

export const HiddenSlide: Story = {
  parameters: {
    api: [
      answers(
        'get',
        DECK,
        aSavedDeck({
          content: {
            theme: 'paper',
            slides: EXAMPLE_SLIDES.map((slide, place) => (place < 2 ? { ...slide, hidden: true } : slide)),
          },
        }),
      ),
      saves,
      ...rest,
    ],
  },
};

const remark = (id: string, place: number, text: string, done?: true): SlideComment => ({
  id,
  slide_id: EXAMPLE_SLIDES[place]?.id ?? '',
  text,
  created_at: '2026-11-20T09:00:00.000Z',
  ...(done && { done }),
});
const commented = (...comments: SlideComment[]) => [
  answers('get', DECK, aSavedDeck({ content: { theme: 'paper', slides: EXAMPLE_SLIDES, comments } })),
  saves,
  ...rest,
];

/** Opens the comments with their shortcut, which works on narrow screens as well. */
async function openComments({ canvas, userEvent }: Player) {
  await canvas.findByRole('textbox', { name: 'Slide title', hidden: true });
  await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveFocus());
}

export const Comments: Story = {
  parameters: {
    api: commented(
      remark('1', 0, 'Ask Mia for the August figure'),
      remark('2', 0, 'Shorter subtitle: nobody says “refrigerated”', true),
      remark('3', 4, 'Check churn again before Thursday, Ola has the numbers'),
      remark('4', 1, 'Source?'),
    ),
  },
  play: openComments,
};

export const CommentsBeforeTheFirst: Story = { play: openComments };

export const CommentsLong: Story = {
  parameters: {
    api: commented(remark('1', 0, long.repeat(8)), remark('2', 1, `${'isferd_seed_'.repeat(20)}\n${long.repeat(4)}`)),
  },
  play: openComments,
};

export const CommentEdited: Story = {
  parameters: { api: commented(remark('1', 0, 'Ask Mia for the August figure')) },
  play: async (player) => {
    await openComments(player);
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Edit comment' }));
    await expect(player.canvas.getByRole('textbox', { name: 'Edit comment' })).toHaveFocus();
  },
};

export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Slide title', hidden: true });
    await userEvent.keyboard('{Control>}/{/Control}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

export const Presenting: Story = {
  play: async ({ canvas, userEvent }) => {
    // A window in full screen cannot be resized, which the tests of stories do.
    document.documentElement.requestFullscreen = async () => {};
    await userEvent.click(await canvas.findByRole('button', { name: 'Present' }));
    await screen.findByRole('dialog', { name: /^Presentation: / });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText(/^Slide 2 of /);
  },
};

export const PresenterView: Story = {
  play: async (player) => {
    await Presenting.play?.(player as never);
    await player.userEvent.keyboard('s');
    // Stands at zero, so that the story looks the same every time.
    await player.userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await player.userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  },
};

export const Versions: Story = {
  parameters: {
    api: [
      answers('get', VERSIONS, [
        {
          id: 'v2',
          label: 'Sent to Brackenfold',
          revision: 3,
          total_slides: 9,
          saved_at: '2026-11-17T10:00:00.000Z',
          created_at: '2026-11-17T10:00:00.000Z',
        },
        {
          id: 'v1',
          label: null,
          revision: 2,
          total_slides: 1,
          saved_at: '2026-11-16T10:00:00.000Z',
          created_at: '2026-11-16T10:00:00.000Z',
        },
      ]),
      deck,
      saves,
      ...rest,
    ],
  },
  play: async (player) => {
    await choose('Versions', player);
    await screen.findByText('Sent to Brackenfold');
  },
};

export const ExportFailed: Story = {
  parameters: {
    api: [
      deck,
      saves,
      refuses('post', '/api/pitch-decks/assistant/generate-pdf/', 422, {
        detail: 'No font of the PDF has 𒀀 on slide 3.',
      }),
      ...rest,
    ],
  },
  play: async (player) => {
    await player.canvas.findByRole('textbox', { name: 'Deck name' });
    const narrow = player.canvas.queryByRole('button', { name: 'Export' }) === null;
    if (narrow) return choose('PDF', player);
    await player.userEvent.click(await player.canvas.findByRole('button', { name: 'Export' }));
    await player.userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await screen.findByText(/No font of the PDF/);
  },
};

export const ExportedWithFactsMissing: Story = {
  parameters: {
    api: [
      deck,
      saves,
      answers(
        'post',
        '/api/pitch-decks/assistant/generate-ppt/',
        () => new Response('A file', { headers: { 'content-disposition': 'attachment; filename="isferd.pptx"' } }),
      ),
      ...rest,
    ],
  },
  play: async (player) => {
    await player.canvas.findByRole('textbox', { name: 'Deck name' });
    if (player.canvas.queryByRole('button', { name: 'Export' })) await choose('Export', player);
    else return;
    await player.userEvent.click(await screen.findByRole('menuitem', { name: 'PowerPoint (.pptx)' }));
    await screen.findByText('isferd.pptx is in your downloads');
    await expect(screen.getByText(/\d+ facts? still needs? to be added to this deck/)).toBeVisible();
  },
};

/** A deck with the example slide of one kind. */
const withSlide = (kind: string, given: object = {}, images: DeckImage[] = []) => {
  const slides = EXAMPLE_SLIDES.filter((slide) => slide.kind === kind).map((slide) => ({ ...slide, ...given }));
  return [
    answers('get', DECK, aSavedDeck({ content: { theme: 'paper', slides } })),
    saves,
    answers('get', CHAT, aConversation()),
    answers('get', IMAGES, images),
  ];
};

export const ColumnFields: Story = { parameters: { api: withSlide('columns', { look: 'before-after' }) } };
export const ChartFields: Story = { parameters: { api: withSlide('chart') } };
export const TableFields: Story = { parameters: { api: withSlide('table') } };
export const MetricFields: Story = { parameters: { api: withSlide('metrics') } };
export const TimelineFields: Story = { parameters: { api: withSlide('timeline') } };
export const MarketFields: Story = { parameters: { api: withSlide('market') } };
export const ClosingFields: Story = { parameters: { api: withSlide('closing') } };
export const TeamFields: Story = { parameters: { api: withSlide('team') } };
const pictured = { logos: [{ name: 'Fjordfrakt', image: 'logo.png' }, { name: '' }] };
export const LogoFields: Story = {
  parameters: {
    api: withSlide('logos', pictured, [
      { name: 'logo.png', image_url: PICTURE, width: 800, height: 500, size: 20_000 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Replace image of Fjordfrakt' })).toBeVisible();
  },
};
const photographed = { people: [{ name: 'Ines Varga-Holm', role: 'CEO', background: '', photo: 'strip.png' }] };
/** A person with a photo, and another whose photo is refused. */
export const TeamPhotos: Story = {
  parameters: {
    api: [
      refuses('post', IMAGES, 422, { detail: 'This image is damaged.' }),
      ...withSlide('team', photographed, [
        { name: 'strip.png', image_url: PICTURE, width: 800, height: 500, size: 20_000 },
      ]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const image = new File(['no image'], 'ines.png', { type: 'image/png' });
    await canvas.findByRole('button', { name: 'Remove photo of Ines Varga-Holm' });
    await userEvent.upload(canvas.getByLabelText('File with the photo of Ines Varga-Holm'), image);
    await expect(await canvas.findByText('This image is damaged.')).toBeVisible();
  },
};
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><circle cx="40" cy="40" r="34" fill="#e0a100"/><rect x="92" y="28" width="210" height="24" fill="#1a1a2e"/></svg>',
)}`;
const STORED_LOGO = { name: 'logo.png', image_url: LOGO, width: 320, height: 80, size: 900 };
const BRAND = {
  accent: '#e0a100',
  colors: ['#e0a100', '#1a1a2e'],
  logo: { image: 'logo.png', ground: 'light' as const },
};
const branded = (theme: 'paper' | 'ink', brand?: typeof BRAND & { fonts?: { title?: string; text?: string } }) => [
  answers('get', DECK, aSavedDeck({ content: { theme, slides: EXAMPLE_SLIDES, ...(brand && { brand }) } })),
  saves,
  answers('get', CHAT, aConversation()),
  answers('get', IMAGES, [STORED_LOGO]),
  answers('post', IMAGES, { ...STORED_LOGO, colors: BRAND.colors, ground: 'light' }),
];

/** Before there is a brand. */
export const Brand: Story = {
  parameters: { api: branded('paper') },
  play: async (player) => {
    await choose('Brand', player);
    await screen.findByRole('dialog', { name: 'Brand' });
  },
};

/** A yellow that cannot be read on paper, so slides use a darker shade. */
export const BrandMadeReadable: Story = {
  parameters: { api: branded('paper', BRAND) },
  play: async (player) => {
    await choose('Brand', player);
    await expect(await screen.findByText(/is hard to read on this theme/)).toBeVisible();
  },
};

/** What was found in a presentation, to be taken over or not. */
export const BrandFromAPresentation: Story = {
  parameters: {
    api: [
      ...branded('paper'),
      answers('post', '/api/pitch-decks/assistant/brand/', {
        colors: ['#0b6a3c', '#e0a100'],
        fonts: {
          title: { name: 'Playfair Display', font: 'georgia' },
          text: { name: 'Calibri', font: 'calibri' },
        },
        logo: STORED_LOGO.image_url,
      }),
    ],
  },
  play: async (player) => {
    await choose('Brand', player);
    const file = new File(['%PDF'], 'Seed deck.pdf', { type: 'application/pdf' });
    await player.userEvent.upload(await screen.findByLabelText(/^Take your brand/), file);
    await expect(await screen.findByRole('button', { name: 'Use these' })).toBeVisible();
  },
};

/** Fonts of a brand, which load once a deck has them. */
export const BrandWithFonts: Story = {
  parameters: { api: branded('paper', { ...BRAND, fonts: { title: 'cambria', text: 'calibri' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Slide title' });
    await waitFor(() => expect(document.querySelector('tspan[font-family^=\'"Caladea"\']')).not.toBeNull());
  },
};

export const BrandOnADarkTheme: Story = {
  parameters: { api: branded('ink', BRAND) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Slide title' });
  },
};

/** Slides of 4:3, and where the format is chosen. */
export const StandardFormat: Story = {
  parameters: {
    api: [
      answers(
        'get',
        DECK,
        aSavedDeck({ content: { theme: 'moss', format: '4:3', brand: BRAND, slides: EXAMPLE_SLIDES } }),
      ),
      saves,
      answers('get', CHAT, aConversation()),
      answers('get', IMAGES, [STORED_LOGO]),
    ],
  },
  play: async (player) => {
    await choose('Theme', player);
    await expect(await screen.findByRole('radio', { name: 'Standard (4:3)' })).toBeChecked();
  },
};

export const StandardSlides: Story = {
  ...StandardFormat,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Slide title' });
  },
};

/** A color of one's own, with a code that is not finished. */
export const BrandWithAnotherColor: Story = {
  parameters: { api: branded('paper', BRAND) },
  play: async (player) => {
    await choose('Brand', player);
    await player.userEvent.click(await screen.findByRole('radio', { name: 'Another color' }));
    const code = screen.getByRole('textbox', { name: 'Color code' });
    await player.userEvent.clear(code);
    await player.userEvent.type(code, '#1a4');
    await player.userEvent.type(code, '9b');
    await screen.findByText('Enter a color such as #1a49bf');
  },
};

export const LogoRefused: Story = {
  parameters: { api: [refuses('post', IMAGES, 422, { detail: 'This image is damaged.' }), ...branded('paper')] },
  play: async (player) => {
    await choose('Brand', player);
    const file = new File(['no image'], 'logo.png', { type: 'image/png' });
    await player.userEvent.upload(await screen.findByLabelText(/^Choose a logo/), file);
    await expect(await screen.findByText('This image is damaged.')).toBeVisible();
  },
};

export const ImageToChoose: Story = { parameters: { api: withSlide('image') } };

const strip = { image: 'strip.png', alt: '' };

export const ImageWithoutDescription: Story = {
  parameters: {
    api: withSlide('image', strip, [{ name: 'strip.png', image_url: PICTURE, width: 800, height: 500, size: 20_000 }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Please describe the image/)).toBeVisible();
  },
};

export const ImageGone: Story = {
  parameters: { api: withSlide('image', { ...strip, alt: 'A strip on a pallet' }) },
};

export const ImageRefused: Story = {
  parameters: {
    api: [refuses('post', IMAGES, 422, { detail: 'This image is damaged.' }), ...withSlide('image')],
  },
  play: async ({ canvas, userEvent }) => {
    const image = new File(['no image'], 'strip.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(/^Choose an image/), image);
    await expect(await canvas.findByText('This image is damaged.')).toBeVisible();
  },
};

/** The third slide, picked up with the keyboard and moved up by one. */
export const SlideMoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const pane = await canvas.findByRole('button', { name: 'Slides' }).catch(() => null);
    if (pane) await userEvent.click(pane);
    const grip = await canvas.findByRole('button', { name: /^Reorder slide 3/ });
    grip.focus();
    fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
    fireEvent.keyDown(grip, { key: 'ArrowUp', keyCode: 38 });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Reorder slide 3/ }).closest('li')).toHaveAttribute(
        'data-dragging',
        'true',
      ),
    );
  },
};

/** Shows the chat on screens with room for only one pane. */
async function showChat({ canvas, userEvent }: Player) {
  await canvas.findByRole('group', { name: 'Conversation', hidden: true });
  const pane = canvas.queryByRole('button', { name: 'Chat' });
  if (pane) await userEvent.click(pane);
}

export const Answered: Story = {
  parameters: { api: [deck, saves, answers('get', CHAT, aConversation({ messages: [aMessage(), ANSWER] })), ...rest] },
  play: async (player) => {
    await showChat(player);
    await player.canvas.findByRole('button', { name: 'Replace slide 6' });
  },
};

async function ask(player: Player) {
  await showChat(player);
  await player.userEvent.type(await player.canvas.findByRole('textbox', { name: 'Message' }), 'What is missing?');
  await player.userEvent.click(player.canvas.getByRole('button', { name: 'Send' }));
}

/** What the assistant offers to do with a slide, and what becomes of it. */
export const OfferedChanges: Story = {
  parameters: {
    api: [
      deck,
      saves,
      answers(
        'get',
        CHAT,
        aConversation({
          messages: [
            aMessage({ id: 'm1', role: 'user', text: 'Move this to the end' }),
            aMessage({
              id: 'm2',
              role: 'assistant',
              text: '',
              blocks: [offer('The slide would become the last one.', { kind: 'move', place: 3 })],
            }),
            aMessage({ id: 'm3', role: 'user', text: 'Delete slide 12' }),
            aMessage({
              id: 'm4',
              role: 'assistant',
              text: '',
              blocks: [offer('It would be deleted.', { kind: 'delete', slide_id: 'gone' })],
            }),
          ],
        }),
      ),
      answers('get', IMAGES, []),
    ],
  },
  play: async (player) => {
    await showChat(player);
    await player.userEvent.click(await player.canvas.findByRole('button', { name: 'Delete slide' }));
    await player.canvas.findByText('This slide is no longer in the deck.');
  },
};

export const Answering: Story = {
  parameters: {
    api: [
      streams('post', CHAT, async function* () {
        yield { event: 'question' as const, message: aMessage({ text: 'What is missing?' }) };
        yield {
          event: 'block' as const,
          index: 0,
          block: { type: 'paragraph' as const, text: 'The price', citations: [] },
        };
        await new Promise(() => {});
      }),
      deck,
      saves,
      ...rest,
    ],
  },
  play: async (player) => {
    await ask(player);
    await player.canvas.findByText('The price');
  },
};

export const NoAnswer: Story = {
  parameters: {
    api: [refuses('post', CHAT, 429, { detail: 'Too many messages. Try again in 20 seconds.' }), deck, saves, ...rest],
  },
  play: async (player) => {
    await ask(player);
    await player.canvas.findByText(/Too many messages/);
  },
};
