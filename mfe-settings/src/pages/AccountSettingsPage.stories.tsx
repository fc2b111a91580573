import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import AccountSettingsPage from './AccountSettingsPage.tsx';

const meta = {
  title: 'Settings/Your data',
  component: AccountSettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings/account', session: aSession(aUser()) },
} satisfies Meta<typeof AccountSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

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
    api: [refuses('post', '/api/accounts/delete/', 409, { detail: LAST_ADMIN })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await askToDelete();
    await waitFor(() => expect(screen.getByText(LAST_ADMIN)).toBeVisible());
  },
};

export const WaitingToBeDeleted: Story = {
  parameters: {
    api: [answers('post', '/api/accounts/delete/', { deletion_due: '2026-12-04T12:00:00.000Z' })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await askToDelete();
    await waitFor(() => expect(screen.getByText(/will be deleted on/)).toBeVisible());
  },
};
