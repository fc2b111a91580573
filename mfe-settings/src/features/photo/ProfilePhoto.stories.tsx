import { anInvestorUser, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ProfilePhoto } from './ProfilePhoto.tsx';

const IMAGE = '/api/accounts/profile/image/';

const portrait = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#9fb0b8"/><circle cx="150" cy="130" r="70" fill="#d9b79d"/></svg>',
  ],
  'portrait.svg',
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Photo',
  component: ProfilePhoto,
  args: { user: aUser(), onChange: fn() },
  parameters: { session: aSession(aUser()) },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(input: HTMLElement) {
  await userEvent.upload(input, portrait);
  const apply = await screen.findByRole('button', { name: 'Apply Crop' });
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
  await waitFor(() => expect(apply).not.toBeInTheDocument(), { timeout: 5000 });
}

export const None: Story = {};

export const There: Story = { args: { user: anInvestorUser() } };

export const OnItsWay: Story = {
  parameters: { api: [hangs('patch', IMAGE)] },
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('Photo', { selector: 'input' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading photo' })).toBeVisible();
  },
};

export const DidNotArrive: Story = {
  parameters: {
    api: [
      refuses('patch', IMAGE, 422, {
        detail: 'This is not an image that can be read. Please upload a JPEG, PNG or WebP.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('Photo', { selector: 'input' }));
    await expect(await canvas.findByText('Failed to upload profile image. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const AskingBeforeRemoval: Story = {
  args: { user: anInvestorUser({ is_profile_live: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() =>
      expect(screen.getByText(/it will no longer be live\. After you upload another, turn it on again/)).toBeVisible(),
    );
  },
};
