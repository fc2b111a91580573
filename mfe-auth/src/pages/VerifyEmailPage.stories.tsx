import { answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const VERIFY = '/api/accounts/verify-email/{token}/';

const meta = {
  title: 'Email verification',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen', route: '/verify-email/:token', at: '/verify-email/t-1' },
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { parameters: { api: [hangs('get', VERIFY)] } };

export const Verified: Story = {
  parameters: {
    api: [answers('get', VERIFY, { message: 'Email verified successfully. You can now log in.' })],
  },
};

export const LinkExpired: Story = {
  parameters: { api: [refuses('get', VERIFY, 400, { error: 'This verification link has expired.' })] },
};
