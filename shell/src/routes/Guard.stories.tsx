import { aSession, aUser } from '@northlight/shared-api/testing';
import { Page } from '@northlight/shared-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { Guard } from './Guard.tsx';

const meta = {
  title: 'Parts/Guard',
  component: Guard,
  parameters: { route: '/customize-questions' },
  args: {
    access: 'investor',
    children: (
      <Page>
        <h1>My Questions</h1>
      </Page>
    ),
  },
} satisfies Meta<typeof Guard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyKnownYet: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };

export const NotLoggedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The person went to another page.')).toBeVisible();
  },
};

export const FounderAtAPageForInvestors: Story = {
  parameters: { session: aSession(aUser()) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Access Denied')).toBeVisible());
    await expect(screen.getByText('This page is only available to investors.')).toBeVisible();
  },
};

export const UserAtTheAdminPanel: Story = {
  args: { access: 'superuser' },
  parameters: { session: aSession(aUser()) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This page is only available to admins.')).toBeVisible());
  },
};
