import { answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SecuritySection } from './SecuritySection.tsx';
import { RECOVERY_CODES, SECRET, SESSIONS } from './security.fixture.ts';

const LIST = '/api/accounts/sessions/';
const FACTOR = '/api/accounts/second-factor/';

const off = answers('get', FACTOR, { enabled: false, recovery_codes_left: 0 });
const on = answers('get', FACTOR, { enabled: true, recovery_codes_left: 8 });
const sessions = answers('get', LIST, SESSIONS);
const setUp = answers('post', '/api/accounts/second-factor/set-up/', SECRET);
const confirm = answers('post', '/api/accounts/second-factor/confirm/', { recovery_codes: RECOVERY_CODES });

const meta = {
  title: 'Sign-in & security',
  component: SecuritySection,
  args: { user: aUser() },
  parameters: { layout: 'fullscreen', session: aSession(aUser()), api: [off, sessions] },
} satisfies Meta<typeof SecuritySection>;
export default meta;
type Story = StoryObj<typeof meta>;

async function enterPassword(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'four random words{Enter}');
}

export const TwoStepLoginOff: Story = {};

export const TwoStepLoginOn: Story = { parameters: { api: [on, sessions] } };

export const NoRecoveryCodesLeft: Story = {
  parameters: { api: [answers('get', FACTOR, { enabled: true, recovery_codes_left: 0 }), sessions] },
};

export const AddressNotVerified: Story = { args: { user: aUser({ email_verified: false }) } };

export const OnlyThisDevice: Story = { parameters: { api: [off, answers('get', LIST, SESSIONS.slice(0, 1))] } };

export const Loading: Story = { parameters: { api: [hangs('get', FACTOR), hangs('get', LIST)] } };

export const NotLoaded: Story = {
  parameters: { api: [refuses('get', FACTOR, 500, {}), refuses('get', LIST, 500, {})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your sessions.')).toBeVisible();
  },
};

export const AskingForThePassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeVisible());
  },
};

export const ShowingTheSecret: Story = {
  parameters: { api: [off, sessions, setUp] },
  play: async () => {
    await enterPassword('Turn on');
    await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible());
  },
};

export const ShowingRecoveryCodes: Story = {
  parameters: { api: [off, sessions, setUp, confirm] },
  play: async () => {
    await enterPassword('Turn on');
    await userEvent.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible());
  },
};
