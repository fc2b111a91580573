import { refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const CONFIRM = '/api/accounts/password-reset-confirm/';

const meta = {
  title: 'Reset password',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen', route: '/reset-password/:uid?/:token?', at: '/reset-password/7/t-1' },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function reset(canvasElement: HTMLElement, password: string, again = password) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${again}{Enter}`);
  return canvas;
}

export const Empty: Story = {};

export const IncompleteLink: Story = { parameters: { at: '/reset-password/7' } };

export const PasswordsDiffer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement, 'four random words', 'four random birds');
    await expect(await canvas.findByText('Passwords do not match.')).toBeVisible();
  },
};

export const LinkUsed: Story = {
  parameters: { api: [refuses('post', CONFIRM, 400, { error: 'This password reset link was used already.' })] },
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement, 'four random words');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
