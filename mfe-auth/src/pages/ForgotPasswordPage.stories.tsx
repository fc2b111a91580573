import { answers, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';

const RESET = '/api/accounts/password-reset/';

const meta = {
  title: 'Forgot password',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', route: '/forgot-password' },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'ines@isferd.test{Enter}');
  return canvas;
}

export const Empty: Story = {};

export const Sent: Story = {
  parameters: { api: [answers('post', RESET, { message: 'Sent.' })] },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText(/a reset link has been sent/)).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: { api: [refuses('post', RESET, 500, {})] },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send reset link.');
  },
};
