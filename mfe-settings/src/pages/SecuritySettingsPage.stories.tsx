import { aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import SecuritySettingsPage from './SecuritySettingsPage.tsx';
import { ON_OPENING } from './settings.fixture.ts';

const CHANGE = '/api/accounts/change-password/';

const meta = {
  title: 'Settings/Login & security',
  component: SecuritySettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings/security', session: aSession(aUser()), api: ON_OPENING },
} satisfies Meta<typeof SecuritySettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

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
