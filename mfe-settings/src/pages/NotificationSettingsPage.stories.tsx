import { anInvestorUser, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import NotificationSettingsPage from './NotificationSettingsPage.tsx';

const meta = {
  title: 'Settings/Notifications',
  component: NotificationSettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings/notifications', session: aSession(aUser()) },
} satisfies Meta<typeof NotificationSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Founder: Story = {};

export const Investor: Story = { parameters: { session: aSession(anInvestorUser()) } };

export const NotSaved: Story = {
  parameters: { api: [refuses('patch', '/api/accounts/profile/', 500, {})] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Deck status changed' }));
    await expect(await screen.findByText('Failed to save your choice. Please try again.')).toBeVisible();
  },
};
