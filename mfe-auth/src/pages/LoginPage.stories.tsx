import { answers, aSession, hangs, PASSKEY_REQUEST, plugInPasskeys, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import LoginPage from './LoginPage.tsx';

const LOGIN = '/api/accounts/login/';

const meta = {
  title: 'Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen', route: '/login' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'ines@isferd.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long enough one{Enter}');
  return canvas;
}

export const Empty: Story = {};

export const WithPasskeys: Story = { beforeEach: () => plugInPasskeys() };

export const PasskeyRefused: Story = {
  beforeEach: () => plugInPasskeys(),
  parameters: {
    api: [
      answers('post', '/api/accounts/login/passkey/request/', PASSKEY_REQUEST),
      refuses('post', '/api/accounts/login/passkey/', 400, {
        detail: 'This passkey doesn’t work for this account. Try another one, or use your password.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const CheckingTheSession: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };

export const SentEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const UnderWay: Story = {
  parameters: { api: [hangs('post', LOGIN)] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: /Logging in/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = {
  parameters: { api: [refuses('post', LOGIN, 401, {})] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText('Invalid email or password')).toBeVisible();
  },
};

const throttled = () =>
  Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '120' } });

export const TooManyAttempts: Story = {
  parameters: { api: [answers('post', LOGIN, throttled)] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const STEP = '/api/accounts/login/second-factor/';
const challenged = answers('post', LOGIN, () =>
  Response.json({ challenge: 'c-1', app: true, passkeys: false }, { status: 202 }),
);

export const SecondFactor: Story = {
  parameters: { api: [challenged] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Code from your app')).toHaveFocus());
  },
};

export const WrongCode: Story = {
  parameters: {
    api: [challenged, refuses('post', STEP, 400, { passcode: ['This code is not right, or was used already.'] })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Code from your app'), '000000{Enter}');
    await expect(await canvas.findByText('This code is not right, or was used already.')).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  parameters: { api: [challenged] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus());
  },
};

export const SecondFactorByPasskey: Story = {
  beforeEach: () => plugInPasskeys(),
  parameters: {
    api: [
      answers('post', LOGIN, () => Response.json({ challenge: 'c-1', app: false, passkeys: true }, { status: 202 })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
};
