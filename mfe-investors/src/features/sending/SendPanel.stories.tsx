import { ExtensionsProvider } from '@northlight/shared-api';
import {
  anApproach,
  anInvestorUser,
  answers,
  aPublicInvestor,
  aSession,
  aUser,
  hangs,
  refuses,
} from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import InvestorPage from '../../pages/InvestorPage.tsx';

const PROFILE = '/api/accounts/investors/by-slug/{slug}/';
const APPROACH = '/api/pitch-decks/approach/{id}/';
const SEND = '/api/pitch-decks/answer-questions/';

const profile = answers('get', PROFILE, aPublicInvestor());
const approach = answers('get', APPROACH, anApproach());

const meta: Meta<typeof InvestorPage> = {
  title: 'Pages/Investor/Sending a deck',
  component: InvestorPage,
  parameters: {
    layout: 'fullscreen',
    route: '/investor/:slug',
    at: '/investor/leonie-harrow',
    session: aSession(aUser()),
    api: [profile, approach],
  },
};

export default meta;
type Story = StoryObj<typeof InvestorPage>;

const choose = async (canvasElement: HTMLElement, name = 'isferd-seed-v4.pdf') => {
  const panel = await within(canvasElement).findByRole('complementary', { name: 'Send Pitch Deck' });
  const input = await waitFor(() => {
    const found = panel.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('The form is not there yet');
    return found;
  });
  input.removeAttribute('accept');
  await userEvent.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  return within(panel);
};

const send = async (canvasElement: HTMLElement) => {
  const panel = await choose(canvasElement);
  await userEvent.click(await panel.findByRole('button', { name: 'Send Pitch Deck' }));
  return panel;
};

export const NothingChosen: Story = {};

export const Visitor: Story = { parameters: { session: aSession(null), api: [profile] } };

export const IncompleteProfile: Story = {
  parameters: { session: aSession(aUser({ phone: '', work_field: '', bio: '' })), api: [profile] },
};

export const OwnProfile: Story = { parameters: { session: aSession(anInvestorUser()), api: [profile] } };

export const LoadingWhatIsAsked: Story = { parameters: { api: [profile, hangs('get', APPROACH)] } };

export const SentBefore: Story = {
  parameters: {
    api: [
      profile,
      answers(
        'get',
        APPROACH,
        anApproach({
          investment_geography: 'Anywhere that a train from Rotterdam reaches within a day and a half, '.repeat(3),
          sent: {
            count: 2,
            latest: {
              submission_id: 's-1',
              original_filename: `${'a-very-long-name-'.repeat(8)}.pdf`,
              created_at: '2026-11-15T09:00:00.000Z',
              answered: false,
            },
          },
        }),
      ),
    ],
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement);
    await userEvent.click(panel.getByText('Compare your round'));
    await expect(panel.getByText('isferd-seed-v4.pdf')).toBeVisible();
  },
};

export const WithAnExtension: Story = {
  ...Chosen,
  decorators: [
    (Page) => (
      <ExtensionsProvider value={() => <p>You evaluated this file on 12 Nov 2026: 6/10, no category weak.</p>}>
        <Page />
      </ExtensionsProvider>
    ),
  ],
};

export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, 'deck.exe');
    await expect(await panel.findByText('Executable files are not allowed')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { api: [profile, approach, hangs('post', SEND)] },
  play: async ({ canvasElement }) => {
    const panel = await send(canvasElement);
    await expect(await panel.findByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  parameters: {
    api: [profile, approach, refuses('post', SEND, 413, { code: 'file_too_large', detail: 'Too large.' })],
  },
  play: async ({ canvasElement }) => {
    const panel = await send(canvasElement);
    await expect(
      await panel.findByText('The file is too large. Please upload a smaller PDF (max 50 MB).'),
    ).toBeVisible();
  },
};

export const Damaged: Story = {
  parameters: {
    api: [
      profile,
      approach,
      refuses('post', SEND, 422, {
        code: 'damaged',
        detail: 'This PDF is damaged and cannot be opened. Export your deck as a PDF again and upload the new file.',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = await send(canvasElement);
    await expect(await panel.findByText('Failed to send pitch deck. Please try again.')).toBeVisible();
  },
};
