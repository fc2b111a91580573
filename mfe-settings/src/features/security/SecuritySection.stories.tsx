import {
  answers,
  aSecondFactor,
  aSession,
  aUser,
  CREATION,
  hangs,
  pageOf,
  plugInPasskeys,
  refuses,
} from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SecuritySection } from './SecuritySection.tsx';
import { aPasskey, EVENTS, RECOVERY_CODES, SECRET, SESSIONS } from './security.fixture.ts';

const LIST = '/api/accounts/sessions/';
const FACTOR = '/api/accounts/second-factor/';
const PASSKEYS = '/api/accounts/passkeys/';
const ACTIVITY = '/api/accounts/security-events/';

const off = answers('get', FACTOR, aSecondFactor());
const on = answers('get', FACTOR, aSecondFactor({ enabled: true, app: true, recovery_codes_left: 8 }));
const sessions = answers('get', LIST, SESSIONS);
const activity = answers('get', ACTIVITY, (asked) => pageOf(EVENTS, asked));
const noPasskeys = answers('get', PASSKEYS, []);
const setUp = answers('post', '/api/accounts/second-factor/set-up/', SECRET);
const confirm = answers('post', '/api/accounts/second-factor/confirm/', { recovery_codes: RECOVERY_CODES });

const meta = {
  title: 'Login & security',
  component: SecuritySection,
  args: { user: aUser() },
  parameters: { layout: 'fullscreen', session: aSession(aUser()), api: [off, sessions, noPasskeys, activity] },
} satisfies Meta<typeof SecuritySection>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));

export const TwoStepLoginOff: Story = {};

export const TwoStepLoginOn: Story = { parameters: { api: [on, sessions, noPasskeys, activity] } };

export const NoRecoveryCodesLeft: Story = {
  parameters: {
    api: [
      answers('get', FACTOR, aSecondFactor({ enabled: true, app: true, recovery_codes_left: 0 })),
      sessions,
      noPasskeys,
      activity,
    ],
  },
};

export const AdminWithoutTwoStepLogin: Story = {
  parameters: {
    api: [answers('get', FACTOR, aSecondFactor({ required: true })), sessions, noPasskeys, activity],
  },
};

export const AdminWithTwoStepLogin: Story = {
  parameters: {
    api: [
      answers('get', FACTOR, aSecondFactor({ enabled: true, app: true, required: true, recovery_codes_left: 10 })),
      sessions,
      noPasskeys,
      activity,
    ],
  },
};

export const AddressNotVerified: Story = { args: { user: aUser({ email_verified: false }) } };

export const NewAddressPending: Story = {
  args: { user: aUser({ pending_email: 'ines.varga-holm@northern-refrigerated-freight.example' }) },
};

export const OnlyThisDevice: Story = {
  parameters: {
    api: [
      off,
      noPasskeys,
      answers('get', LIST, SESSIONS.slice(0, 1)),
      answers('get', ACTIVITY, { count: 0, results: [] }),
    ],
  },
};

export const Loading: Story = {
  parameters: { api: [hangs('get', FACTOR), hangs('get', LIST), hangs('get', PASSKEYS), hangs('get', ACTIVITY)] },
};

export const NotLoaded: Story = {
  parameters: {
    api: [
      refuses('get', FACTOR, 500, {}),
      refuses('get', LIST, 500, {}),
      refuses('get', PASSKEYS, 500, {}),
      refuses('get', ACTIVITY, 500, {}),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your sessions.')).toBeVisible();
  },
};

export const ShowingTheSecret: Story = {
  parameters: { api: [off, sessions, noPasskeys, activity, setUp] },
  play: async () => {
    await turnOn();
    await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible());
  },
};

export const ShowingRecoveryCodes: Story = {
  parameters: { api: [off, sessions, noPasskeys, activity, setUp, confirm] },
  play: async () => {
    await turnOn();
    await userEvent.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible());
  },
};

const TWO_PASSKEYS = answers('get', PASSKEYS, [
  aPasskey(),
  aPasskey({ id: 'p-2', name: 'Security key in the drawer of the office in Tromsø', synced: true, last_used_at: null }),
]);
const byPasskey = answers('get', FACTOR, aSecondFactor({ enabled: true, passkeys: 2, recovery_codes_left: 10 }));

/** Gives the story's browser a device for passkeys. */
const withPasskeys = () => plugInPasskeys();

export const TwoPasskeys: Story = {
  beforeEach: withPasskeys,
  parameters: { api: [byPasskey, sessions, TWO_PASSKEYS, activity] },
};

export const AddingAPasskey: Story = {
  beforeEach: withPasskeys,
  parameters: {
    api: [off, sessions, noPasskeys, activity, answers('post', '/api/accounts/passkeys/options/', CREATION)],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await expect(await screen.findByLabelText('Name')).toBeVisible();
  },
};
