import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import CheckEmailPage from './CheckEmailPage.tsx';

const RESEND = '/api/accounts/resend-verification/';
const newcomer = aSession(aUser({ email_verified: false }));

const meta = {
  title: 'Check your email',
  component: CheckEmailPage,
  parameters: { layout: 'fullscreen', route: '/email-verification', session: newcomer },
} satisfies Meta<typeof CheckEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const AsAnInvestor: Story = {
  parameters: { session: aSession(aUser({ email_verified: false, is_investor: true })) },
};

export const LongAddress: Story = {
  parameters: {
    session: aSession(
      aUser({ email_verified: false, email: `${'founders-and-partners'.repeat(4)}@isferd-refrigerated-freight.test` }),
    ),
  },
};

export const SentAgain: Story = {
  parameters: { api: [answers('post', RESEND, { message: 'Sent.' })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('The link has been sent again.')).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: { api: [refuses('post', RESEND, 429, { error: 'Too many emails. Please try again in 5 minutes.' })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const VerifiedAlready: Story = { parameters: { session: aSession(aUser()) } };

export const NotLoggedIn: Story = { parameters: { session: aSession() } };

export const CheckingTheSession: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };
