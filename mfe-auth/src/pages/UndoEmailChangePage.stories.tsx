import { answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import UndoEmailChangePage from './UndoEmailChangePage.tsx';

const CALL = '/api/accounts/email-change/undo/';

const meta = {
  title: 'Restoring an email address',
  component: UndoEmailChangePage,
  parameters: { layout: 'fullscreen', route: '/undo-email-change/:token', at: '/undo-email-change/t-1', api: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this email address' }));
  },
} satisfies Meta<typeof UndoEmailChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { play: async () => {} };

export const UnderWay: Story = { parameters: { api: [hangs('post', CALL)] } };

export const Done: Story = {
  parameters: { api: [answers('post', CALL, { message: 'Your earlier email address is back.' })] },
};

export const LinkExpired: Story = {
  parameters: { api: [refuses('post', CALL, 400, { detail: 'This link has expired.' })] },
  play: async (context) => {
    await meta.play(context);
    await expect(await context.canvas.findByText('This link has expired.')).toBeVisible();
  },
};
