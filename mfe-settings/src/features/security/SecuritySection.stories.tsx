import { answers, aSession, aUser, hangs, pageOf, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SecuritySection } from './SecuritySection.tsx';
import { EVENTS, RECOVERY_CODES, SECRET, SESSIONS } from './security.fixture.ts';

const LIST = '/api/accounts/sessions/';
const FACTOR = '/api/accounts/second-factor/';
const ACTIVITY = '/api/accounts/security-events/';

const off = answers('get', FACTOR, { enabled: false, required: false, recovery_codes_left: 0 });
const on = answers('get', FACTOR, { enabled: true, required: false, recovery_codes_left: 8 });
const sessions = answers('get', LIST, SESSIONS);
const activity = answers('get', ACTIVITY, (asked) => pageOf(EVENTS, asked));
const setUp = answers('post', '/api/accounts/second-factor/set-up/', SECRET);
const confirm = answers('post', '/api/accounts/second-factor/confirm/', { recovery_codes: RECOVERY_CODES });

const meta = {
  title: 'Sign-in & security',
  component: SecuritySection,
  args: { user: aUser() },
  parameters: { layout: 'fullscreen', session: aSession(aUser()), api: [off, sessions, activity] },
} satisfies Meta<typeof SecuritySection>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));

export const TwoStepLoginOff: Story = {};

export const TwoStepLoginOn: Story = { parameters: { api: [on, sessions, activity] } };

export const NoRecoveryCodesLeft: Story = {
  parameters: {
    api: [answers('get', FACTOR, { enabled: true, required: false, recovery_codes_left: 0 }), sessions, activity],
  },
};

export const AdminWithoutTwoStepLogin: Story = {
  parameters: {
    api: [answers('get', FACTOR, { enabled: false, required: true, recovery_codes_left: 0 }), sessions, activity],
  },
};

export const AdminWithTwoStepLogin: Story = {
  parameters: {
    api: [answers('get', FACTOR, { enabled: true, required: true, recovery_codes_left: 10 }), sessions, activity],
  },
};

export const AddressNotVerified: Story = { args: { user: aUser({ email_verified: false }) } };

export const NewAddressPending: Story = {
  args: { user: aUser({ pending_email: 'ines.varga-holm@northern-refrigerated-freight.example' }) },
};

export const OnlyThisDevice: Story = {
  parameters: {
    api: [off, answers('get', LIST, SESSIONS.slice(0, 1)), answers('get', ACTIVITY, { count: 0, results: [] })],
  },
};

export const Loading: Story = {
  parameters: { api: [hangs('get', FACTOR), hangs('get', LIST), hangs('get', ACTIVITY)] },
};

export const NotLoaded: Story = {
  parameters: {
    api: [refuses('get', FACTOR, 500, {}), refuses('get', LIST, 500, {}), refuses('get', ACTIVITY, 500, {})],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your sessions.')).toBeVisible();
  },
};

export const ShowingTheSecret: Story = {
  parameters: { api: [off, sessions, activity, setUp] },
  play: async () => {
    await turnOn();
    await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible());
  },
};

export const ShowingRecoveryCodes: Story = {
  parameters: { api: [off, sessions, activity, setUp, confirm] },
  play: async () => {
    await turnOn();
    await userEvent.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible());
  },
};
