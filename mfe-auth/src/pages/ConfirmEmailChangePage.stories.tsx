import { answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import ConfirmEmailChangePage from './ConfirmEmailChangePage.tsx';

const CALL = '/api/accounts/email-change/confirm/';

const meta = {
  title: 'Confirming a new email address',
  component: ConfirmEmailChangePage,
  parameters: { layout: 'fullscreen', route: '/confirm-email-change/:token', at: '/confirm-email-change/t-1', api: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm new email address' }));
  },
} satisfies Meta<typeof ConfirmEmailChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { play: async () => {} };

export const UnderWay: Story = { parameters: { api: [hangs('post', CALL)] } };

export const Done: Story = {
  parameters: { api: [answers('post', CALL, { message: 'Your email address is changed.' })] },
};

export const LinkExpired: Story = {
  parameters: { api: [refuses('post', CALL, 400, { detail: 'This link has expired.' })] },
  play: async (context) => {
    await meta.play(context);
    await expect(await context.canvas.findByText('This link has expired.')).toBeVisible();
  },
};
