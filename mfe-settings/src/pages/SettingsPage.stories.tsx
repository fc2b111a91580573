import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import SettingsPage from './SettingsPage.tsx';

const PROFILE = '/api/accounts/profile/';
const BLANK = { company: '', work_field: '', phone: '', bio: '', title: '' } as const;

const meta = {
  title: 'Settings/Profile',
  component: SettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings', session: aSession(aUser()) },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Founder: Story = {};

export const Investor: Story = { parameters: { session: aSession(anInvestorUser()) } };

export const NewAccount: Story = { parameters: { session: aSession(aUser(BLANK)) } };

export const SentHereToComplete: Story = {
  parameters: { session: aSession(aUser(BLANK)), at: '/settings?return=%2Finvestor%2Fleonie-harrow' },
};

export const CompleteAndFreeToGoBack: Story = { parameters: { at: '/settings?return=%2Finvestor%2Fleonie-harrow' } };

export const Loading: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };

export const NotLoggedIn: Story = { parameters: { session: aSession() } };

export const WrongInTheForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('First name'));
    await userEvent.type(canvas.getByLabelText(/^LinkedIn/), 'ines varga');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByText('Invalid LinkedIn URL')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
  },
};

export const Saved: Story = {
  parameters: { api: [answers('patch', PROFILE, aUser({ company: 'Isferd AS' }))] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Settings updated'));
  },
};

export const NotSaved: Story = {
  parameters: { api: [refuses('patch', PROFILE, 500, {})] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoPermissionToSave: Story = {
  parameters: {
    api: [refuses('patch', PROFILE, 403, { detail: 'This account may not be changed at the moment.' })],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByText('This account may not be changed at the moment.')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  parameters: {
    api: [
      refuses('patch', PROFILE, 409, { code: 'profile_changed', company: ['This was changed.'] }),
      answers('get', PROFILE, aUser({ company: 'Isferd Group' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByRole('button', { name: 'Keep mine: Company' })).toBeVisible();
  },
};

export const AboutToGoOffline: Story = {
  parameters: { session: aSession(anInvestorUser({ is_profile_live: true })) },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Bio'));
    await expect(await canvas.findByText('If you save this, your profile will no longer be live')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: {
    session: aSession(
      aUser({
        first_name: 'Maximiliana-Alexandrina',
        last_name: 'Featherstonehaugh-Cholmondeley-Varga-Holm',
        company: 'The Northern Refrigerated Freight and Cold Chain Telemetry Company of Trondheim and Bergen',
        bio: 'Refrigerated freight that tells you before it spoils, and where. '.repeat(40),
        website: `https://isferd.test/${'about-us/'.repeat(16)}`,
      }),
    ),
  },
};
