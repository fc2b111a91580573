import type { User } from '@northlight/shared-api';
import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import SettingsPage from './SettingsPage.tsx';
import { ON_OPENING } from './settings.fixture.ts';

const PROFILE = '/api/accounts/profile/';
const CHANGE = '/api/accounts/change-password/';
const BLANK = { company: '', work_field: '', phone: '', bio: '', title: '' } as const;
const INCOMPLETE: Partial<User> = { ...BLANK, profile_image: null, investment_geography: '', investment_fields: [] };

const meta = {
  title: 'Settings',
  component: SettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings', session: aSession(aUser()), api: ON_OPENING },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Founder: Story = {};

export const Investor: Story = { parameters: { session: aSession(anInvestorUser()) } };

export const InvestorOnLine: Story = {
  parameters: { session: aSession(anInvestorUser({ is_profile_live: true, is_publicly_listed: true })) },
};

export const ProfileIncomplete: Story = {
  parameters: { session: aSession(anInvestorUser(INCOMPLETE)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Profile is live' }));
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('Profile Incomplete');
    await userEvent.click(within(box).getByRole('link', { name: 'Investment geography' }));
    await waitFor(() => expect(canvas.getByLabelText('Investment geography')).toHaveFocus());
  },
};

export const AboutToGoOffLine: Story = {
  parameters: { session: aSession(anInvestorUser({ is_profile_live: true })) },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Bio'));
    await expect(await canvas.findByText('Saving this takes your profile off line')).toBeVisible();
  },
};

export const NewAccount: Story = { parameters: { session: aSession(aUser(BLANK)) } };

export const SentHereToComplete: Story = {
  parameters: { session: aSession(aUser(BLANK)), at: '/settings?return=%2Finvestor%2Fleonie-harrow' },
};

export const CompleteAndFreeToGoBack: Story = { parameters: { at: '/settings?return=%2Finvestor%2Fleonie-harrow' } };

export const Loading: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };

export const NotLoggedIn: Story = { parameters: { session: aSession() } };

export const LongContent: Story = {
  parameters: {
    session: aSession(
      anInvestorUser({
        first_name: 'Maximiliana-Alexandrina',
        last_name: 'Featherstonehaugh-Cholmondeley-Varga-Holm',
        company: 'The Northern Refrigerated Freight and Cold Chain Telemetry Company of Trondheim and Bergen',
        bio: 'Refrigerated freight that tells you before it spoils, and where. '.repeat(40),
        website: `https://isferd.test/${'about-us/'.repeat(16)}`,
        expertise_tags: Array.from({ length: 24 }, (_, n) => `cold chain procurement ${n + 1}`).join(', '),
        previous_investments: `${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)}, Coldframe`,
        custom_url_slug: 'maximiliana-alexandrina-featherstonehaugh-cholmondeley-varga',
      }),
    ),
  },
};

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
  parameters: { api: [answers('patch', PROFILE, aUser({ company: 'Isferd AS' })), ...ON_OPENING] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Settings updated'));
  },
};

export const NotSaved: Story = {
  parameters: { api: [refuses('patch', PROFILE, 500, {}), ...ON_OPENING] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoPermissionToSave: Story = {
  parameters: {
    api: [refuses('patch', PROFILE, 403, { detail: 'This account may not be changed at the moment.' }), ...ON_OPENING],
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
      ...ON_OPENING,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' AS');
    await userEvent.click(canvas.getByRole('button', { name: /Save changes/ }));
    await expect(await canvas.findByRole('button', { name: 'Keep mine: Company' })).toBeVisible();
  },
};

export const PasswordRefused: Story = {
  parameters: {
    api: [
      refuses('post', CHANGE, 400, {
        new_password: ['Use at least 12 characters.', 'This password is too common.'],
        error: 'Use at least 12 characters.',
      }),
      ...ON_OPENING,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'the old password');
    await userEvent.type(canvas.getByLabelText('New password'), 'password');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'password{Enter}');
    await expect(await canvas.findByText('This password is too common.')).toBeVisible();
  },
};

const LAST_ADMIN = 'You are the only admin. Make somebody else one first.';

const askToDelete = async () => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Type/), 'delete');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Delete account/ }));
};

export const AskingBeforeDeletion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible());
  },
};

export const DeletionRefused: Story = {
  parameters: {
    api: [refuses('post', '/api/accounts/delete/', 409, { detail: LAST_ADMIN }), ...ON_OPENING],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await askToDelete();
    await waitFor(() => expect(screen.getByText(LAST_ADMIN)).toBeVisible());
  },
};

export const WaitingToBeDeleted: Story = {
  parameters: {
    api: [answers('post', '/api/accounts/delete/', { deletion_due: '2026-12-04T12:00:00.000Z' }), ...ON_OPENING],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await askToDelete();
    await waitFor(() => expect(screen.getByText(/goes for good on/)).toBeVisible());
  },
};
